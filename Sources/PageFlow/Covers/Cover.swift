import UIKit

/// A page in a window of its own above everything that its scene shows: a lock, a call, a player.
///
/// ```swift
/// let lock = navigator.cover(with: LockPage())
/// lock.dismiss()
/// ```
///
/// A cover is not one of the covered window's pages. It appears at once, also during a transition, and asks no guard. Verbs, links and tabs
/// of the covered window leave it alone, and ``Navigator/save()`` doesn't save it. Its window has a ``Navigator`` of its own, so the page may
/// push and present. The page, or the navigation controller that it is the first page of, ends the cover by
/// ``UIKit/UIViewController/goBack(animated:)`` or by ``AnsweringPage/finish(_:)``.
@MainActor
public final class Cover: Identifiable {
    private enum Phase { case shown, leaving, gone }

    /// The cover's window. Change its appearance here: its tint color, or its `overrideUserInterfaceStyle`.
    public let window: UIWindow
    /// The window that ``Navigator/cover(with:level:animated:)`` was called for; `nil` when that has been released.
    public private(set) weak var coveredWindow: UIWindow?
    private weak var covers: SceneCovers?
    private var phase = Phase.shown
    private var completions: [@MainActor () -> Void] = []

    /// Makes a hidden cover; one without a page has ended.
    init(_ page: UIViewController?, over covered: UIWindow, level: UIWindow.Level, in covers: SceneCovers) {
        window = covered.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: covered.frame)
        coveredWindow = covered
        self.covers = covers
        window.windowLevel = level
        // Beneath an alert it is gray.
        if covered.tintAdjustmentMode != .dimmed { window.tintColor = covered.tintColor }
        window.overrideUserInterfaceStyle = covered.overrideUserInterfaceStyle
        window.accessibilityViewIsModal = true
        window.rootViewController = page
        if page == nil { phase = .gone }
        WindowStorage.of(window)[CoverReference.self] = CoverReference(self)
    }

    /// The page; `nil` when the cover has ended.
    public var page: UIViewController? { window.rootViewController }

    /// How far in front the cover is.
    public var level: UIWindow.Level { window.windowLevel }

    /// Whether its window fades out.
    var isLeaving: Bool { phase == .leaving }

    /// The cover that a window belongs to.
    static func of(_ window: UIWindow) -> Cover? {
        WindowStorage.existing(in: window)?[CoverReference.self]?.cover
    }
}

// Showing and ending.
extension Cover {
    /// How long a cover takes to fade in or out, in seconds.
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
        // UIKit would leave the views of what a root presents in the window.
        if page?.presentedViewController != nil { page?.dismiss(animated: false, completion: nil) }
        window.rootViewController = nil
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}

/// Leads from a cover's window to the cover, and doesn't keep it alive.
private final class CoverReference {
    weak var cover: Cover?

    init(_ cover: Cover) {
        self.cover = cover
    }
}
