/** How the shop is reached; those of the demo shop are in unassigned ranges. */
export const contact = {
  phone: '+968 2400 0000',
  email: 'hello@wasla.example',
}
