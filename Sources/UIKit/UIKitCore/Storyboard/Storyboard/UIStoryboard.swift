import InterfaceFiles

/// View controllers created in Interface Builder, and the segues between them.
///
/// Reads the file as Xcode writes it: `Name.storyboard`, in the bundle or in one of its localizations. Follows Apple's page
/// "UIStoryboard".
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let source: StoryboardSource

    /// Creates a storyboard from a bundle; `nil` is the app's main bundle. iOS 5.
    ///
    /// A name that the bundle doesn't contain causes UIKit's exception. A file that can't be read causes an exception that names the
    /// error.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        source = StoryboardSource.find(name, in: storyboardBundleOrNil ?? .main)
        super.init()
    }

    /// Creates a storyboard from a file that has been read, for tools.
    package init(
        _ file: InterfaceFile, in bundle: Bundle, standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        source = StoryboardSource(file, in: bundle, standIns)
        super.init()
    }

    /// The contents of the file, for tools; `nil` if it could not be read.
    package var file: InterfaceFile? { source.file }

    /// Creates the view controller of a scene, with or without an identifier, for tools.
    package func makeController(of scene: InterfaceScene) -> UIViewController { make(scene) }

    /// Creates the storyboard's initial view controller; `nil` if it has none. iOS 5.
    ///
    /// Calls ``instantiateViewController(withIdentifier:)``, which a subclass may override. A view controller without an identifier has
    /// the one that Xcode generates from its class and its element's identifier: `UIViewController-BYZ-38-t0r`.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let scene = source.initialScene, let identifier = scene.identifier else {
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
}

extension UIStoryboard {
    /// Creates a view controller instead of its `init(coder:)`.
    typealias Creator = (NSCoder) -> UIViewController?

    private func makeInitialController(_ creator: Creator?, in container: InterfaceLoading? = nil)
        -> UIViewController?
    {
        source.initialScene.map { make($0, creator, in: container) }
    }

    private func makeController(
        _ identifier: String, _ creator: Creator?, in container: InterfaceLoading? = nil
    ) -> UIViewController {
        guard let scene = source.file?.scene(identifier: identifier) else {
            refuse(identifier: identifier)
            return UIViewController()
        }
        return make(scene, creator, in: container)
    }

    /// Evidence: gt2-sb-01.
    func refuse(identifier: String) {
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "Storyboard (\(described(self))) doesn't contain a view controller with identifier '\(identifier)'"
        )
    }

    /// Creates the view controller of a scene. For a storyboard reference, creates the view controller that it refers to.
    ///
    /// - Parameter container: The loading of the container of this view controller.
    func make(_ scene: InterfaceScene, _ creator: Creator? = nil, in container: InterfaceLoading? = nil)
        -> UIViewController
    {
        guard let element = scene.controller else { return UIViewController() }
        if let reference = InterfaceReference(element) { return make(reference, creator, in: container) }
        return StoryboardScene(scene, of: self).makeController(creator, in: container)
    }

    /// Creates the view controller of a storyboard reference. iOS 9.
    private func make(
        _ reference: InterfaceReference, _ creator: Creator?, in container: InterfaceLoading?
    ) -> UIViewController {
        if let page = source.standIns.page(reference) { return page }
        let bundle = reference.bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? source.bundle
        let storyboard = reference.storyboardName.map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        guard let identifier = reference.identifier else {
            return storyboard.makeInitialController(creator, in: container) ?? UIViewController()
        }
        return storyboard.makeController(identifier, creator, in: container)
    }
}

extension UIStoryboard {
    /// The Global Tint of Interface Builder's file inspector; `nil` without one. The window uses it.
    package var globalTint: UIColor? {
        guard let file = source.file, let element = file.tintColor else { return nil }
        return InterfaceLoading(file, source.bundle).color(element)
    }
}
