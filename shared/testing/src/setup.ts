// A test of what the server renders creates its browser itself.
if (typeof document !== 'undefined') jest.requireActual('@shop/testing/setup-browser.ts')
