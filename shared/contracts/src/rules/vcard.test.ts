import { toVCard } from './vcard.ts'

describe('toVCard', () => {
  test('has what is known, by the properties of vCard 3.0', () => {
    const contact = {
      firstName: 'مها',
      lastName: 'البلوشية',
      occupation: 'Architect; partner, Way 9',
      organization: 'Wasla',
      phone: '+968 9123 4567',
      email: 'maha@example.com',
      website: 'https://maha.example',
    }
    expect(toVCard(contact).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:البلوشية;مها;;;',
      'FN:مها البلوشية',
      String.raw`TITLE:Architect\; partner\, Way 9`,
      'ORG:Wasla',
      'TEL;TYPE=CELL:+96891234567',
      'EMAIL:maha@example.com',
      'URL:https://maha.example',
      'END:VCARD',
      '',
    ])
  })

  test('leaves out what is not known, and lets no line begin another property', () => {
    const text = toVCard({ firstName: 'Maha\r\nTEL:999', phone: '', email: undefined })
    expect(text.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      String.raw`N:;Maha\nTEL:999;;;`,
      String.raw`FN:Maha\nTEL:999`,
      'END:VCARD',
      '',
    ])
  })
})
