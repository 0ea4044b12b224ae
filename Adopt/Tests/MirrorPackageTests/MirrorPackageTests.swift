import Testing

@testable import MirrorPackage
