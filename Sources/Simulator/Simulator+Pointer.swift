import UIKit

// The pointer of a mouse or trackpad. Points are the screen's.
extension Simulator {
    /// Where the pointer is; `nil` while there is none.
    public var pointerLocation: CGPoint? { runtime.pointer.location }

    /// How the pointer looks where it is; `nil` for the system's own pointer.
    public var pointerStyle: UIPointerStyle? { runtime.pointer.style }

    /// The style of the view that the pointer is over: that of a pointer interaction, or the view's `hoverStyle`.
    public var hoverStyle: UIHoverStyle? { runtime.pointer.hoverStyle }

    /// Moves the pointer to a point, in some seconds of the held clock, a frame every 60th of a second; at once with none. Where there
    /// was no pointer it appears there.
    ///
    /// A locked pointer stays where it is.
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

    /// Moves the pointer to the middle of a view.
    public func movePointer(to view: UIView) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
        movePointer(to: view.window?.convert(middle, to: nil as UIWindow?) ?? middle)
    }

    /// Takes the pointer off the screen, as it goes when the mouse is not touched for a while.
    public func hidePointer() {
        takeOver()
        runtime.pointer.move(to: nil)
        turn()
    }

    /// Presses the button of the mouse where the pointer is.
    public func pressPointer() {
        takeOver()
        guard let location = runtime.pointer.location else { return }
        runtime.pointer.isPressed = true
        runtime.application.fingers.comeDown(
            Self.pointerFinger, at: location,
            kind: runtime.pointer.supportsIndirectInput ? .indirectPointer : .direct)
        turn()
    }

    /// Lets go of the button.
    public func releasePointer() {
        takeOver()
        runtime.pointer.isPressed = false
        runtime.application.fingers.goUp(Self.pointerFinger)
        runtime.pointer.move(to: runtime.pointer.location)
        turn()
    }

    /// Clicks where the pointer is, a number of times in quick succession.
    public func click(count: Int = 1) {
        for number in 0..<count {
            if number > 0 { advance(by: 0.1) }
            pressPointer()
            advance(by: 0.05)
            releasePointer()
        }
    }

    /// Moves the pointer to the middle of a view and clicks.
    public func click(_ view: UIView) {
        movePointer(to: view)
        click()
    }

    /// The modifier keys that are held while the pointer moves. Default none.
    public var pointerModifiers: UIKeyModifierFlags {
        get { runtime.pointer.modifiers }
        set { runtime.pointer.modifiers = newValue }
    }

    /// Whether the app gets the pointer's touches as such, as with `UIApplicationSupportsIndirectInputEvents` in its property list, or as
    /// those of a finger. Default `false`.
    public var supportsIndirectInput: Bool {
        get { runtime.pointer.supportsIndirectInput }
        set { runtime.pointer.supportsIndirectInput = newValue }
    }

    /// Whether the app has the pointer locked.
    public var isPointerLocked: Bool {
        runtime.application.windowsFromTheFront.first?.windowScene?.pointerLockState?.isLocked ?? false
    }

    private func step(to point: CGPoint) {
        if runtime.pointer.isPressed { runtime.application.fingers.move(Self.pointerFinger, to: point) }
        runtime.pointer.move(to: point)
        turn()
    }

    private static let pointerFinger = Int.max - 1
}
