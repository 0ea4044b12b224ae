extension KnownFramework {
    /// The part of SwinjectStoryboard's package that is written in Objective-C, as its Swift code sees it: a storyboard whose class makes
    /// objects of itself by a name and a bundle.
    ///
    /// What it does besides is not done here: `SwinjectStoryboard.setup()` is not called as the app starts, and a storyboard that UIKit
    /// makes, for a reference or for the app's window, is UIKit's own.
    static let swinjectStoryboardRuntime = KnownFramework(
        name: "SwinjectStoryboardRuntime", prefixes: [], imports: [], isWhole: true,
        text: """
            class _SwinjectStoryboardBase: UIStoryboard {
                private static var wanted: (name: String, bundle: Bundle?) = ("", nil)
                init() { super.init(name: _SwinjectStoryboardBase.wanted.name, bundle: _SwinjectStoryboardBase.wanted.bundle) }
                @_silgen_name("adopted_make_storyboard") convenience init(ofItsClass: Void) { self.init() }
                class func _create(_ name: String, bundle storyboardBundleOrNil: Bundle?) -> Self {
                    wanted = (name, storyboardBundleOrNil)
                    return makeOfItsClass()
                }
            }
            extension _SwinjectStoryboardBase {
                @_silgen_name("adopted_make_storyboard") static func makeOfItsClass() -> Self
            }
            protocol SwinjectStoryboardProtocol {}
            """)
}
