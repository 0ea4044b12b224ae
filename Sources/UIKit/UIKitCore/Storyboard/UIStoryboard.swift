/// View controllers created in Interface Builder, and the segues between them.
///
/// Reads the file as Xcode writes it: `Name.storyboard`, in the bundle or in one of its localizations. Follows Apple's page
/// "UIStoryboard".
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    package let contents: any StoryboardContents

    private static let contentsClass: any StoryboardContents.Type = UIKitClasses.inHigherModule(
        "StoryboardSource")

    /// Creates a storyboard from a bundle; `nil` is the app's main bundle. iOS 5.
    ///
    /// A name that the bundle doesn't contain causes UIKit's exception. A file that can't be read causes an exception that names the
    /// error.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        contents = Self.contentsClass.find(name, in: storyboardBundleOrNil ?? .main)
        super.init()
    }

    /// Creates a storyboard with contents that have been read.
    package init(_ contents: any StoryboardContents) {
        self.contents = contents
        super.init()
    }

    /// Creates the storyboard's initial view controller; `nil` if it has none. iOS 5.
    ///
    /// Calls ``instantiateViewController(withIdentifier:)``, which a subclass may override. A view controller without an identifier has
    /// the one that Xcode generates from its class and its element's identifier: `UIViewController-BYZ-38-t0r`.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let identifier = contents.initialIdentifier else {
            return makeInitialController(nil)
        }
        return instantiateViewController(withIdentifier: identifier)
    }

    /// Creates a new view controller with an identifier. An unknown identifier causes UIKit's exception. iOS 5.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identifier, nil)
    }
}

extension UIStoryboard {
    /// Creates a view controller instead of its `init(coder:)`.
    package typealias Creator = (NSCoder) -> UIViewController?

    /// Creates the storyboard's initial view controller with a closure that calls its initializer. iOS 13.
    ///
    /// - Parameter creator: Calls an initializer of the app with the coder. If it returns `nil`, UIKit calls `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitialController(creator.map { creator in { creator($0) } }).map { SelectorMethods.cast($0) }
    }

    /// Creates the view controller with an identifier with a closure that calls its initializer. iOS 13.
    ///
    /// - Parameter creator: Calls an initializer of the app with the coder. If it returns `nil`, UIKit calls `init(coder:)`.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        SelectorMethods.cast(makeController(identifier, creator.map { creator in { creator($0) } }))
    }

    // The app may refer to a view controller only weakly until the turn ends.

    private func makeInitialController(_ creator: Creator?) -> UIViewController? {
        contents.makeInitialController(of: self, creator).map { AutoreleasePool.keep($0) }
    }

    private func makeController(_ identifier: String, _ creator: Creator?) -> UIViewController {
        AutoreleasePool.keep(contents.makeController(identifier, of: self, creator))
    }
}
