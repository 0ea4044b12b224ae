import UIKit

/// What PageFlow keeps with a window: a hidden view that lies in it and is released with it. Windows have no other place for the
/// objects of a library.
@MainActor
final class WindowStorage: UIView {
    private var values: [ObjectIdentifier: AnyObject] = [:]
    private var whenReleased: @MainActor () -> Void = {}
    /// Whether a touch has begun since the visible page was shown. Without a touch, no transition is interactive.
    var hasTouched = false

    private init(in window: UIWindow) {
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        window.insertSubview(self, at: 0)
        AppWindows.add(window)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("What PageFlow keeps with a window is not archived.")
    }

    static func of(_ window: UIWindow) -> WindowStorage {
        existing(in: window) ?? WindowStorage(in: window)
    }

    static func existing(in window: UIWindow) -> WindowStorage? {
        for case let storage as WindowStorage in window.subviews { return storage }
        return nil
    }

    subscript<Value: AnyObject>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)] as? Value }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// Calls a closure after the window has been released.
    func afterRelease(_ body: @escaping @MainActor () -> Void) { whenReleased = body }

    deinit {
        let whenReleased = whenReleased
        Task { @MainActor in whenReleased() }
    }
}
