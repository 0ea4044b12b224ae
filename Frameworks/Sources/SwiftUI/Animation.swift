import UIKit

public struct Animation: Hashable {
    /// In seconds.
    public let duration: Double

    /// The bounce of a spring; `nil` for a curve.
    public let bounce: Double?
    public let curve: UInt
    public init() { self.init(duration: 0.5, bounce: 0) }

    public init(duration: Double, bounce: Double? = nil, curve: UInt = 0) {
        self.duration = duration
        self.bounce = bounce
        self.curve = curve
    }

    public static let `default` = Animation()
    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)
    public static let spring = Animation()
    public static let interactiveSpring = Animation(duration: 0.15, bounce: 0.14)
    public static let smooth = Animation(duration: 0.5, bounce: 0)
    public static let snappy = Animation(duration: 0.5, bounce: 0.15)
    public static let bouncy = Animation(duration: 0.5, bounce: 0.3)
    public static func linear(duration: Double) -> Animation { Animation(duration: duration, curve: 3 << 16) }
    public static func easeIn(duration: Double) -> Animation { Animation(duration: duration, curve: 1 << 16) }

    public static func easeOut(duration: Double) -> Animation {
        Animation(duration: duration, curve: 2 << 16)
    }

    public static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation { Animation(duration: response, bounce: 1 - dampingFraction) }

    public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0)
        -> Animation
    { Animation(duration: duration, bounce: bounce) }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation(duration: response, bounce: 1 - dampingFraction) }
}

extension UIView {
    public static func animate(
        _ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil
    ) {
        let options = UIView.AnimationOptions(rawValue: animation.curve)
        if let bounce = animation.bounce {
            animate(
                springDuration: animation.duration, bounce: bounce, options: [.beginFromCurrentState],
                animations: changes
            ) { _ in completion?() }
        } else {
            animate(withDuration: animation.duration, delay: 0, options: options, animations: changes) { _ in
                completion?()
            }
        }
    }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows
    -> Result
{ try body() }
