// The Objective-C part of SwinjectStoryboard's package, as its Swift code sees it: a storyboard whose
// class creates instances with a name and a bundle.  Other functions aren't implemented:
// `SwinjectStoryboard.setup()` isn't called when the app starts, and a storyboard that UIKit creates, for
// a reference or for the app's window, is UIKit's own.

@_exported import UIKit

open class _SwinjectStoryboardBase: UIStoryboard {
    private static var wanted: (name: String, bundle: Bundle?) = ("", nil)

    public init() {
        super.init(name: _SwinjectStoryboardBase.wanted.name, bundle: _SwinjectStoryboardBase.wanted.bundle)
    }

    @_silgen_name("adopted_make_storyboard") public convenience init(ofItsClass: Void) { self.init() }

    open class func _create(_ name: String, bundle storyboardBundleOrNil: Bundle?) -> Self {
        wanted = (name, storyboardBundleOrNil)
        return makeOfItsClass()
    }
}

extension _SwinjectStoryboardBase {
    @_silgen_name("adopted_make_storyboard") public static func makeOfItsClass() -> Self
}

public protocol SwinjectStoryboardProtocol {}
