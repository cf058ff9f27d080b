// Remotes find them in the share scope from then on. In a build that consumes none itself, nothing else puts them there.
void __webpack_init_sharing__('default')
