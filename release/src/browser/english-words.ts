const toSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** English words that names contain, too: Marks and Spencer, Bank of Muscat. */
export const CONNECTORS = toSet('a an and as at by for in of on or the')

/** Such words of other languages: Maha bint Salim, Banque de Paris. */
export const FOREIGN_CONNECTORS = toSet(
  'abu ad al ar ash az bin bint da de del der di do du e el ibn il la le les van von wa y',
)

/** In lower case these occur in sentences only. */
export const FUNCTION_WORDS = toSet(`
  about above after again already also always another any anything are be because been before being below between both but
  can could did does doing each ever every everybody everything from had has have having here how if instead into is it its
  just less let like many may more most must my never not nothing now off once only other our out over own shall should since
  some something soon still such than that their them then there these they this those through till to today together
  tomorrow too under until up us very was we were what when where which while who whose why will with within without would
  yesterday yet you your
`)

/**
 * What controls say, often with a single word. Names of brands are not among them: best, discover, next, play, shop, target,
 * total.
 */
export const INTERFACE_WORDS = toSet(`
  account add address agents all amount answer apply available back basket begin browse buy call cancel cancelled cart
  categories category change checkout choose clear close collect collected collection color colors colour colours comment
  comments compare complete confirm contact continue copy create customer customise customize date days delete delivery
  description details discount done download edit email empty enter error everything export failed favorites
  favourites featured filter filters finish follow found free help hide home hours import invoice item items join language
  languages learn leave less list load loading location log login logout mail member members menu message messages minimum more name
  new no note number offers opening optional order orders page pages password pay payment payments phone picture pictures please
  previous price prices print privacy product products profile quantity questions read ready receive recommended refund
  register remove reply request required reset result results retry return returns reviews sale save saved search see select
  send sending sent settings share shipping show sign size sizes skip sold sorry sort start status step stock stop submit
  subscribe subtotal success summary support tax taxes terms text thanks title undo unavailable until update upload use view
  visit warning welcome wishlist write yes
  january february september october november december monday tuesday wednesday thursday friday saturday sunday
`)

/** Other frequent words, which names consist of as well: they show English beside others only. */
export const COMMON_WORDS = toSet(`
  around ask asked away better bring card cards check click code come comes coming conditions custom day deal deals design
  designs discover easily easy end ending ends expand fast find finds first forgot gallery get gift gifts give gives go goes
  going good great hour keep know last logged logging long look looking made make makes mark material minute minutes month
  months need needed needs newer next nobody older open opens part parts people person photo place places policy question
  rated recent recently refunds remember right same scan second sections service services set shown side simple take talk tap tell
  terms thank things think time times tips top total track try turn type using via video viewed viewer wait want watch way
  ways week weeks well words work works year years zoom
`)
