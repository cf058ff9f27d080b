// Stands in for pictures and style sheets, which only the browser build understands.
module.exports = { __esModule: true, default: '/asset' }
