extension Simulator {
    /// What the user can switch on in the settings of accessibility.
    public enum AccessibilityFeature: CaseIterable, Sendable {
        /// VoiceOver reads the screen.
        case voiceOver
        /// Switch Control is used.
        case switchControl
        /// AssistiveTouch is used.
        case assistiveTouch
        /// Guided Access holds the device in one app.
        case guidedAccess
        /// Sound is the same in both ears.
        case monoAudio
        /// Videos show captions.
        case closedCaptioning
        /// Colours are inverted.
        case invertColors
        /// Text is bold.
        case boldText
        /// The screen is without colours.
        case grayscale
        /// Less shines through.
        case reduceTransparency
        /// Less moves.
        case reduceMotion
        /// The system's colours are darker, for contrast.
        case darkerSystemColors
        /// Selected text can be spoken.
        case speakSelection
        /// The screen can be spoken.
        case speakScreen
        /// A shake undoes. Default `true`.
        case shakeToUndo
        /// Videos play by themselves. Default `true`.
        case videoAutoplay
        /// Colour alone should say nothing.
        case differentiateWithoutColor
        /// Switches have labels.
        case onOffSwitchLabels
        /// Buttons have shapes.
        case buttonShapes
        /// Transitions fade rather than slide.
        case crossFadeTransitions

        fileprivate var feature: UIKit.AccessibilityFeature {
            switch self {
            case .voiceOver: .voiceOver
            case .switchControl: .switchControl
            case .assistiveTouch: .assistiveTouch
            case .guidedAccess: .guidedAccess
            case .monoAudio: .monoAudio
            case .closedCaptioning: .closedCaptioning
            case .invertColors: .invertColors
            case .boldText: .boldText
            case .grayscale: .grayscale
            case .reduceTransparency: .reduceTransparency
            case .reduceMotion: .reduceMotion
            case .darkerSystemColors: .darkerSystemColors
            case .speakSelection: .speakSelection
            case .speakScreen: .speakScreen
            case .shakeToUndo: .shakeToUndo
            case .videoAutoplay: .videoAutoplay
            case .differentiateWithoutColor: .differentiateWithoutColor
            case .onOffSwitchLabels: .onOffSwitchLabels
            case .buttonShapes: .buttonShapes
            case .crossFadeTransitions: .crossFadeTransitions
            }
        }
    }

    /// What the app has told assistive technologies by `UIAccessibility.post(notification:argument:)`.
    public struct AccessibilityPost {
        /// What has happened.
        public let notification: UIAccessibility.Notification
        /// What is to be spoken; `nil` if the argument is no text.
        public let text: String?
        /// The element to go to; `nil` without one, and when it has gone. Not retained.
        public internal(set) weak var element: AnyObject?
    }

    /// Switches something on or off in the settings of accessibility, and posts the notification of the change.
    public func setAccessibility(_ feature: AccessibilityFeature, isOn: Bool) {
        takeOver()
        runtime.accessibility.set(feature.feature, isOn)
    }

    /// What the app has told assistive technologies, in order.
    public var accessibilityPosts: [AccessibilityPost] {
        runtime.accessibility.posts.map {
            AccessibilityPost(notification: $0.notification, text: $0.text, element: $0.element)
        }
    }
}
