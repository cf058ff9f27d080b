import type { Locator, Page } from '@playwright/test'

/** Seconds of the keystroke-level model (Card, Moran and Newell, 1980). */
export const SECONDS = {
  /** To point at something and press the button of the mouse, or turn its wheel. */
  click: 1.1,
  keystroke: 0.28,
  /** To take a hand from the mouse to the keyboard, or back. */
  reach: 0.4,
  /** To decide what comes next. */
  thought: 1.35,
} as const

export type Counts = Record<keyof typeof SECONDS | 'scroll' | 'page', number>

const NOTHING: Counts = { click: 0, keystroke: 0, reach: 0, thought: 0, scroll: 0, page: 0 }

export const addCounts = (one: Counts, other: Counts): Counts => ({
  click: one.click + other.click,
  keystroke: one.keystroke + other.keystroke,
  reach: one.reach + other.reach,
  thought: one.thought + other.thought,
  scroll: one.scroll + other.scroll,
  page: one.page + other.page,
})

/** The model's time, without what the machine takes. */
export const toSeconds = ({ click, scroll, keystroke, reach, thought }: Counts): number =>
  (click + scroll) * SECONDS.click +
  keystroke * SECONDS.keystroke +
  reach * SECONDS.reach +
  thought * SECONDS.thought

/** Drives a page as a person does, with mouse and keyboard, and counts what that takes. */
export class Person {
  readonly page: Page
  counts = { ...NOTHING }
  #hand: 'mouse' | 'keyboard' = 'mouse'

  constructor(page: Page) {
    this.page = page
    let address = page.url()
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || frame.url() === address) return
      address = frame.url()
      this.counts.page += 1
    })
  }

  /** Does a part of the work. @returns what it takes */
  async count(act: () => Promise<void>): Promise<Counts> {
    this.counts = { ...NOTHING }
    await act()
    return this.counts
  }

  #take(hand: 'mouse' | 'keyboard'): void {
    if (this.#hand !== hand) this.counts.reach += 1
    this.#hand = hand
  }

  /** Brings something into sight, if it is not. */
  async #scrollTo(target: Locator): Promise<void> {
    await target.waitFor()
    const box = await target.boundingBox()
    const height = this.page.viewportSize()?.height ?? 0
    if (box && box.y >= 0 && box.y + box.height <= height) return
    this.counts.scroll += 1
    await target.scrollIntoViewIfNeeded()
  }

  /** Decides for something and clicks it. */
  async click(target: Locator): Promise<void> {
    await this.#scrollTo(target)
    this.#take('mouse')
    this.counts.thought += 1
    this.counts.click += 1
    await target.click()
  }

  /** Chooses an option: a click opens the list, another one takes it. */
  async choose(select: Locator, option: string): Promise<void> {
    await this.click(select)
    this.counts.click += 1
    await this.page.keyboard.press('Escape')
    await select.selectOption({ label: option })
  }

  /** Types what is known, such as from a piece of paper, where the focus is. */
  async type(text: string): Promise<void> {
    this.#take('keyboard')
    this.counts.thought += 1
    this.counts.keystroke += text.length
    await this.page.keyboard.type(text)
  }

  /** Presses keys together, such as `Control+A`, without a thought: they follow from what was typed. */
  async press(keys: string): Promise<void> {
    this.#take('keyboard')
    this.counts.keystroke += keys.split('+').length
    await this.page.keyboard.press(keys)
  }

  /** Reads something that the page shows. */
  async read(target: Locator): Promise<string> {
    await this.#scrollTo(target)
    this.counts.thought += 1
    return target.innerText()
  }

  /** Confirms the browser's own dialog of printing, which a program does not see. */
  print(): void {
    this.#take('keyboard')
    this.counts.thought += 1
    this.counts.keystroke += 1
  }

  /** Goes back by the browser's button. */
  async goBack(): Promise<void> {
    this.#take('mouse')
    this.counts.thought += 1
    this.counts.click += 1
    await this.page.goBack()
  }
}
