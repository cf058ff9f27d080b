/** Ignores the form: the environment keeps Node's own class, which takes none. */
class TestFormData extends FormData {
  constructor() {
    super()
  }
}

/** Lets React read the form of a submission that navigates. */
export function mockFormData(): void {
  window.FormData = TestFormData
}
