import InterfaceFiles

/// Pages made in Interface Builder, and the ways between them.
///
/// The file is read as Xcode writes it: `Name.storyboard`, in the bundle itself or in one of its languages. Follows Apple's
/// page "UIStoryboard".
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    let source: StoryboardSource

    /// Finds a storyboard of a bundle; `nil` is the app's own bundle. iOS 5.
    ///
    /// A name that the bundle does not have is UIKit's exception. A file that cannot be read is one too, with what is wrong in it.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        source = StoryboardSource.find(name, in: storyboardBundleOrNil ?? .main)
        super.init()
    }

    /// A storyboard whose file has been read, for tools.
    package init(
        _ file: InterfaceFile, in bundle: Bundle, standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        source = StoryboardSource(file, in: bundle, standIns)
        super.init()
    }

    /// What its file holds, for tools; `nil` if it could not be read.
    package var file: InterfaceFile? { source.file }

    /// Makes the controller of a scene, for tools: whatever identifier it has.
    package func makeController(of scene: InterfaceScene) -> UIViewController { make(scene) }

    /// Makes the controller that the storyboard begins with; `nil` if it has none. iOS 5.
    ///
    /// It is made by ``instantiateViewController(withIdentifier:)``, which a subclass may override. A controller without an identifier of
    /// the app's has the one that Xcode makes of its class and its id: `UIViewController-BYZ-38-t0r`.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let scene = source.initialScene, let identifier = scene.identifier else {
            return makeInitialController(nil)
        }
        return instantiateViewController(withIdentifier: identifier)
    }

    /// Makes the controller of an identifier, again each time. One that is not there is UIKit's exception. iOS 5.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        makeController(identifier, nil)
    }
}

extension UIStoryboard {
    /// Makes the controller that the storyboard begins with, by a closure that calls its initialiser. iOS 13.
    ///
    /// - Parameter creator: calls an initialiser of the app's with the coder; `nil` from it leads to `init(coder:)`.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitialController(creator.map { creator in { creator($0) } }).map { SelectorMethods.cast($0) }
    }

    /// Makes the controller of an identifier, by a closure that calls its initialiser. iOS 13.
    ///
    /// - Parameter creator: calls an initialiser of the app's with the coder; `nil` from it leads to `init(coder:)`.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        SelectorMethods.cast(makeController(identifier, creator.map { creator in { creator($0) } }))
    }
}

extension UIStoryboard {
    /// Makes a controller in place of its `init(coder:)`.
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

    /// Makes the controller of a scene. A scene that stands for a page of another storyboard leads there.
    ///
    /// - Parameter container: what makes the controller that is to hold this one.
    func make(_ scene: InterfaceScene, _ creator: Creator? = nil, in container: InterfaceLoading? = nil)
        -> UIViewController
    {
        guard let element = scene.controller else { return UIViewController() }
        if let reference = InterfaceReference(element) { return make(reference, creator, in: container) }
        return StoryboardScene(scene, of: self).makeController(creator, in: container)
    }

    /// Makes the page that a reference names. iOS 9.
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
    /// The tint that Interface Builder's inspector of files calls global; `nil` without one. The window takes it.
    package var globalTint: UIColor? {
        guard let file = source.file, let element = file.tintColor else { return nil }
        return InterfaceLoading(file, source.bundle).color(element)
    }
}
