extension UIView {
    /// How an animation or transition runs. Follows Apple's page "UIView.AnimationOptions".
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the options. The curve and the transition are numbers within them.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews within the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they are animated. Evidence: hunt-gestures-09.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at the current value of a running animation instead of at its end value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs forward and then backward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration within another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses its own curve within another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws the views in each frame of a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition, rather than removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Uses its own options within another animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Starts and ends slowly: the default.
        public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Flips around the vertical axis from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips around the vertical axis from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls up from the bottom.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls down from the top.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Dissolves from one view to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips around the horizontal axis from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips around the horizontal axis from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Runs at 60 frames per second.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Runs at 30 frames per second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// Performs pending updates of traits, properties and layout before the animation's scope and each scope within it begins and ends,
        /// so that invalidations within the scope are animated. iOS 26. Follows Apple's page "flushUpdates".
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
    }

    /// How a keyframe animation runs. iOS 7. Follows Apple's page "UIView.KeyframeAnimationOptions".
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits of the options. The calculation mode is a number within them.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out subviews within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins at the current value of a running animation instead of at its end value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs forward and then backward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses its own duration within another animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses its own options within another animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between the values: the default.
        public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
        /// Jumps from value to value.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Runs at a constant speed over all values.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Runs along a smooth curve through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Runs along a smooth curve at a constant speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// The speed of an animation over time. Follows Apple's page "UIView.AnimationCurve".
    public enum AnimationCurve: Int, Sendable {
        /// Starts and ends slowly.
        case easeInOut = 0
        /// Starts slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Runs at a constant speed.
        case linear = 3
    }

    /// A transition of a whole view. Follows Apple's page "UIView.AnimationTransition".
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none = 0
        /// Flips around the vertical axis from the left.
        case flipFromLeft = 1
        /// Flips around the vertical axis from the right.
        case flipFromRight = 2
        /// Curls up from the bottom.
        case curlUp = 3
        /// Curls down from the top.
        case curlDown = 4
    }

    /// A predefined animation of the system. iOS 7. Follows Apple's page "UIView.SystemAnimation".
    public enum SystemAnimation: UInt, Sendable {
        /// Makes views disappear, and removes them at its end.
        case delete = 0
    }
}

extension UIView.AnimationOptions {
    /// The curve in the options.
    package var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut
    }
}
