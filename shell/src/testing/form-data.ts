/** Without an argument: Node's own class, which the environment keeps, takes no form. */
class TestFormData extends FormData {
  constructor() {
    super()
  }
}

/** Lets React read the form of a submission that navigates. */
export function mockFormData(): void {
  window.FormData = TestFormData
}
