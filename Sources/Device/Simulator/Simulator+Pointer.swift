import UIKit

// The pointer of a mouse or trackpad. Points are in the screen's coordinates.
extension Simulator {
    /// The pointer's location; `nil` while no pointer exists.
    public var pointerLocation: CGPoint? { runtime.pointer.location }

    /// The pointer's current style; `nil` for the system's default pointer.
    public var pointerStyle: UIPointerStyle? { runtime.pointer.style }

    /// The hover style of the view under the pointer: that of a pointer interaction, or the view's `hoverStyle`.
    public var hoverStyle: UIHoverStyle? { runtime.pointer.hoverStyle }

    /// Moves the pointer to a point over some seconds of the held clock, one frame every 60th of a second; immediately for 0. Without a
    /// pointer, a new one appears at the point.
    ///
    /// A locked pointer doesn't move.
    public func movePointer(to point: CGPoint, over seconds: TimeInterval = 0) {
        takeOver()
        guard !isPointerLocked else { return }
        let start = runtime.pointer.location ?? point
        let frames = max(1, Int((seconds * 60).rounded()))
        for frame in 1...frames {
            if seconds > 0 { advance(by: seconds / Double(frames)) }
            let part = CGFloat(frame) / CGFloat(frames)
            let next = CGPoint(
                x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
            step(to: frame == frames ? point : next)
        }
    }

    /// Moves the pointer to the center of a view.
    public func movePointer(to view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
        movePointer(to: view.window?.convert(middle, to: nil as UIWindow?) ?? middle)
    }

    /// Hides the pointer, as the system does when the mouse is idle.
    public func hidePointer() {
        takeOver()
        runtime.pointer.move(to: nil)
        turn()
    }

    /// Presses the mouse button at the pointer's location.
    public func pressPointer() {
        takeOver()
        guard let location = runtime.pointer.location else { return }
        runtime.pointerPress.isPressed = true
        runtime.application.fingers.comeDown(
            Self.pointerFinger, at: location,
            kind: runtime.pointer.supportsIndirectInput ? .indirectPointer : .direct)
        turn()
    }

    /// Releases the mouse button.
    public func releasePointer() {
        takeOver()
        runtime.pointerPress.isPressed = false
        runtime.application.fingers.goUp(Self.pointerFinger)
        runtime.pointer.move(to: runtime.pointer.location)
        turn()
    }

    /// Clicks a number of times in quick succession at the pointer's location.
    public func click(count: Int = 1) {
        for number in 0..<count {
            if number > 0 { advance(by: 0.1) }
            pressPointer()
            advance(by: 0.05)
            releasePointer()
        }
    }

    /// Moves the pointer to the center of a view and clicks.
    public func click(_ view: UIView) {
        movePointer(to: view)
        click()
    }

    /// The modifier keys that are held while the pointer moves. Defaults to none.
    public var pointerModifiers: UIKeyModifierFlags {
        get { runtime.pointerPress.modifiers }
        set { runtime.pointerPress.modifiers = newValue }
    }

    /// Whether the app receives the pointer's touches as indirect pointer touches, as with `UIApplicationSupportsIndirectInputEvents` in
    /// its property list, or as direct touches. Defaults to `false`.
    public var supportsIndirectInput: Bool {
        get { runtime.pointer.supportsIndirectInput }
        set { runtime.pointer.supportsIndirectInput = newValue }
    }

    /// Whether the app has locked the pointer.
    public var isPointerLocked: Bool {
        runtime.application.windowsFromTheFront.first?.windowScene?.pointerLockState?.isLocked ?? false
    }

    private func step(to point: CGPoint) {
        if runtime.pointerPress.isPressed { runtime.application.fingers.move(Self.pointerFinger, to: point) }
        runtime.pointer.move(to: point)
        turn()
    }

    private static let pointerFinger = Int.max - 1
}
