extension Simulator {
    /// A feature that a user can turn on in the accessibility settings.
    public enum AccessibilityFeature: CaseIterable, Sendable {
        /// VoiceOver.
        case voiceOver
        /// Switch Control.
        case switchControl
        /// AssistiveTouch.
        case assistiveTouch
        /// Guided Access, which restricts the device to one app.
        case guidedAccess
        /// Mono Audio: both channels play the same sound.
        case monoAudio
        /// Closed captions and subtitles.
        case closedCaptioning
        /// Invert Colors.
        case invertColors
        /// Bold Text.
        case boldText
        /// The grayscale color filter.
        case grayscale
        /// Reduce Transparency.
        case reduceTransparency
        /// Reduce Motion.
        case reduceMotion
        /// Increase Contrast, which darkens system colors.
        case darkerSystemColors
        /// Speak Selection.
        case speakSelection
        /// Speak Screen.
        case speakScreen
        /// Shake to Undo. Defaults to `true`.
        case shakeToUndo
        /// Auto-play of videos. Defaults to `true`.
        case videoAutoplay
        /// Differentiate Without Color.
        case differentiateWithoutColor
        /// On/Off Labels of switches.
        case onOffSwitchLabels
        /// Button Shapes.
        case buttonShapes
        /// Prefer Cross-Fade Transitions, in place of slides.
        case crossFadeTransitions

        fileprivate var notification: NSNotification.Name {
            switch self {
            case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
            case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
            case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
            case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
            case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
            case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
            case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
            case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
            case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
            case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
            case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
            case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
            case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
            case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
            case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
            case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
            case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
            case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
            case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
            case .crossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
            }
        }
    }

    /// A notification that the app posted to assistive technologies with `UIAccessibility.post(notification:argument:)`.
    public struct AccessibilityPost {
        /// The posted notification.
        public let notification: UIAccessibility.Notification
        /// The text to speak; `nil` if the argument isn't text.
        public let text: String?
        /// The element to focus; `nil` if none was passed, and after the element's release. Not retained.
        public internal(set) weak var element: AnyObject?
    }

    /// Turns an accessibility feature on or off, and posts the notification of the change.
    ///
    /// Bold text and darker colors are also traits, `legibilityWeight` and `accessibilityContrast`: pages receive trait changes and redraw.
    public func setAccessibility(_ feature: AccessibilityFeature, isOn: Bool) {
        takeOver()
        report(DeviceInput(feature, isOn: isOn))
        switchAccessibility(feature, isOn: isOn)
    }

    /// Turns a feature on or off as part of another setting.
    func switchAccessibility(_ feature: AccessibilityFeature, isOn: Bool) {
        switch feature {
        case .boldText: setTraits { $0.legibilityWeight = isOn ? .bold : .regular }
        case .darkerSystemColors: setTraits { $0.accessibilityContrast = isOn ? .high : .normal }
        default: break
        }
        runtime.accessibility.set(feature.notification, isOn)
    }

    /// The notifications that the app posted to assistive technologies, in order.
    public var accessibilityPosts: [AccessibilityPost] {
        runtime.accessibility.posts.map {
            AccessibilityPost(notification: $0.notification, text: $0.text, element: $0.element)
        }
    }
}
