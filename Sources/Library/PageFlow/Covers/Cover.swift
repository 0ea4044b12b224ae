import UIKit

/// A page in its own window, above everything else in its scene: a lock, a call, a player.
///
/// ```swift
/// let lock = navigator.cover(with: LockPage())
/// lock.dismiss()
/// ```
///
/// A cover is not one of the covered window's pages. It appears at once, even during a transition, and asks no guard. Verbs, links and tabs
/// of the covered window don't affect it, and ``Navigator/save()`` doesn't save it. Its window has a ``Navigator`` of its own, so the page
/// may push and present. The page, or the navigation controller whose first page it is, ends the cover with
/// ``Navigating/goBack(animated:)`` or ``AnsweringPage/finish(_:)``.
@MainActor
public final class Cover: Identifiable {
    private enum Phase { case shown, leaving, gone }

    /// The cover's window. Change its appearance here: its tint color, or its `overrideUserInterfaceStyle`.
    public let window: UIWindow
    /// The window whose navigator created the cover; `nil` after the window's release.
    public private(set) weak var coveredWindow: UIWindow?
    private weak var covers: SceneCovers?
    private var phase = Phase.shown
    private var completions: [@MainActor () -> Void] = []

    /// Creates a hidden cover. A cover without a page has already ended.
    init(_ page: UIViewController?, over covered: UIWindow, level: UIWindow.Level, in covers: SceneCovers) {
        window = covered.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: covered.frame)
        coveredWindow = covered
        self.covers = covers
        window.windowLevel = level
        // Under an alert, the tint color of the covered window is gray.
        if covered.tintAdjustmentMode != .dimmed { window.tintColor = covered.tintColor }
        window.overrideUserInterfaceStyle = covered.overrideUserInterfaceStyle
        window.accessibilityViewIsModal = true
        window.rootViewController = page
        if page == nil { phase = .gone }
        AppWindows.add(window)
        ObjectStorage.of(window)[CoverReference.self] = CoverReference(self)
    }

    /// The page; `nil` after the cover has ended.
    public var page: UIViewController? { window.rootViewController }

    /// The level of the cover's window.
    public var level: UIWindow.Level { window.windowLevel }

    /// Whether the cover's window is fading out.
    var isLeaving: Bool { phase == .leaving }

    /// The cover that a window belongs to.
    static func of(_ window: UIWindow) -> Cover? {
        ObjectStorage.existing(of: window)?[CoverReference.self]?.cover
    }
}

// Showing and ending covers.
extension Cover {
    /// The duration of the fade, in seconds.
    private static var duration: TimeInterval { 0.25 }

    func show(animated: Bool) {
        window.alpha = animated ? 0 : 1
        window.isHidden = false
        // A snapshot for the app switcher may be taken before the next layout pass.
        window.layoutIfNeeded()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        if animated { UIView.animate(withDuration: Self.duration) { self.window.alpha = 1 } }
    }

    /// Ends the cover, and calls a closure when its window is hidden. The covered windows get touches and keys at once.
    func end(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard phase != .gone else { return completion() }
        completions.append(completion)
        if phase == .shown { beginLeaving() }
        guard animated else { return leave() }
        UIView.animate(
            withDuration: Self.duration, animations: { self.window.alpha = 0 },
            completion: { _ in self.leave() })
    }

    private func beginLeaving() {
        phase = .leaving
        window.isUserInteractionEnabled = false
        covers?.remove(self)
    }

    private func leave() {
        guard phase != .gone else { return }
        phase = .gone
        window.isHidden = true
        // UIKit would leave the views of the root's presented controllers in the window.
        if page?.presentedViewController != nil { page?.dismiss(animated: false, completion: nil) }
        window.rootViewController = nil
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}

/// A weak reference from a cover's window to the cover.
private final class CoverReference {
    weak var cover: Cover?

    init(_ cover: Cover) {
        self.cover = cover
    }
}
