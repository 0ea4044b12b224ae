/// Declares that an app overrides a method in an extension of one of UIKit's classes.
///
/// On a device, an extension of `UINavigationController` can override `viewDidLoad()`, because Objective-C finds methods at run time.
/// On Linux, only classes can override. There, the extension has the member under another name, and one of the protocols below
/// declares it: UIKit's class calls the extension before it does anything else.
///
/// ```swift
/// extension UINavigationController {
///     open override func viewDidLoad() {
///         super.viewDidLoad()
///         interactivePopGestureRecognizer?.delegate = self
///     }
/// }
/// ```
///
/// is converted by `pageflow adopt` to
///
/// ```swift
/// extension UINavigationController: @retroactive OverridesViewDidLoad {
///     public func viewDidLoadInExtension() {
///         super.viewDidLoad()
///         interactivePopGestureRecognizer?.delegate = self
///     }
/// }
/// ```
///
/// `super` is the superclass, as usual: the extension isn't called again during its own call.
@MainActor public protocol OverridesInExtension: UIResponder {}

// MARK: Every responder

/// An extension overrides `awakeFromNib()`.
public protocol OverridesAwakeFromNib: OverridesInExtension { func awakeFromNibInExtension() }
/// An extension overrides `touchesBegan(_:with:)`.
public protocol OverridesTouchesBegan: OverridesInExtension {
    func touchesBeganInExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}
/// An extension overrides `touchesMoved(_:with:)`.
public protocol OverridesTouchesMoved: OverridesInExtension {
    func touchesMovedInExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}
/// An extension overrides `touchesEnded(_:with:)`.
public protocol OverridesTouchesEnded: OverridesInExtension {
    func touchesEndedInExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}
/// An extension overrides `touchesCancelled(_:with:)`.
public protocol OverridesTouchesCancelled: OverridesInExtension {
    func touchesCancelledInExtension(_ touches: Set<UITouch>, with event: UIEvent?)
}
/// An extension overrides `motionBegan(_:with:)`.
public protocol OverridesMotionBegan: OverridesInExtension {
    func motionBeganInExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}
/// An extension overrides `motionEnded(_:with:)`.
public protocol OverridesMotionEnded: OverridesInExtension {
    func motionEndedInExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}
/// An extension overrides `motionCancelled(_:with:)`.
public protocol OverridesMotionCancelled: OverridesInExtension {
    func motionCancelledInExtension(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
}

// MARK: View controllers: callbacks

/// An extension overrides `viewDidLoad()`.
public protocol OverridesViewDidLoad: OverridesInExtension { func viewDidLoadInExtension() }
/// An extension overrides `viewWillAppear(_:)`.
public protocol OverridesViewWillAppear: OverridesInExtension {
    func viewWillAppearInExtension(_ animated: Bool)
}
/// An extension overrides `viewDidAppear(_:)`.
public protocol OverridesViewDidAppear: OverridesInExtension {
    func viewDidAppearInExtension(_ animated: Bool)
}
/// An extension overrides `viewWillDisappear(_:)`.
public protocol OverridesViewWillDisappear: OverridesInExtension {
    func viewWillDisappearInExtension(_ animated: Bool)
}
/// An extension overrides `viewDidDisappear(_:)`.
public protocol OverridesViewDidDisappear: OverridesInExtension {
    func viewDidDisappearInExtension(_ animated: Bool)
}
/// An extension overrides `viewWillLayoutSubviews()`.
public protocol OverridesViewWillLayoutSubviews: OverridesInExtension {
    func viewWillLayoutSubviewsInExtension()
}
/// An extension overrides `viewDidLayoutSubviews()`.
public protocol OverridesViewDidLayoutSubviews: OverridesInExtension {
    func viewDidLayoutSubviewsInExtension()
}

// MARK: View controllers: status bar, home indicator, orientation

/// An extension overrides `preferredStatusBarStyle`.
public protocol OverridesPreferredStatusBarStyle: OverridesInExtension {
    var preferredStatusBarStyleInExtension: UIStatusBarStyle { get }
}
/// An extension overrides `prefersStatusBarHidden`.
public protocol OverridesPrefersStatusBarHidden: OverridesInExtension {
    var prefersStatusBarHiddenInExtension: Bool { get }
}
/// An extension overrides `preferredStatusBarUpdateAnimation`.
public protocol OverridesPreferredStatusBarUpdateAnimation: OverridesInExtension {
    var preferredStatusBarUpdateAnimationInExtension: UIStatusBarAnimation { get }
}
/// An extension overrides `childForStatusBarStyle`.
public protocol OverridesChildForStatusBarStyle: OverridesInExtension {
    var childForStatusBarStyleInExtension: UIViewController? { get }
}
/// An extension overrides `childForStatusBarHidden`.
public protocol OverridesChildForStatusBarHidden: OverridesInExtension {
    var childForStatusBarHiddenInExtension: UIViewController? { get }
}
/// An extension overrides `prefersHomeIndicatorAutoHidden`.
public protocol OverridesPrefersHomeIndicatorAutoHidden: OverridesInExtension {
    var prefersHomeIndicatorAutoHiddenInExtension: Bool { get }
}
/// An extension overrides `childForHomeIndicatorAutoHidden`.
public protocol OverridesChildForHomeIndicatorAutoHidden: OverridesInExtension {
    var childForHomeIndicatorAutoHiddenInExtension: UIViewController? { get }
}
/// An extension overrides `shouldAutorotate`.
public protocol OverridesShouldAutorotate: OverridesInExtension {
    var shouldAutorotateInExtension: Bool { get }
}
/// An extension overrides `supportedInterfaceOrientations`.
public protocol OverridesSupportedInterfaceOrientations: OverridesInExtension {
    var supportedInterfaceOrientationsInExtension: UIInterfaceOrientationMask { get }
}
/// An extension overrides `preferredInterfaceOrientationForPresentation`.
public protocol OverridesPreferredInterfaceOrientationForPresentation: OverridesInExtension {
    var preferredInterfaceOrientationForPresentationInExtension: UIInterfaceOrientation { get }
}
