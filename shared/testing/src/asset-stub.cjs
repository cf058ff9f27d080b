// Stub for images and style sheets in Jest.
module.exports = { __esModule: true, default: '/asset' }
