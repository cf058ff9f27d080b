// A parameter of the function that the host runs the build in.
__webpack_public_path__ = serverPublicPath
