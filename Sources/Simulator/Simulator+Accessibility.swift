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
    ///
    /// Bold text and darker colours are traits as well, `legibilityWeight` and `accessibilityContrast`: pages are notified of
    /// them, and look so.
    public func setAccessibility(_ feature: AccessibilityFeature, isOn: Bool) {
        takeOver()
        report(DeviceInput(feature, isOn: isOn))
        switchAccessibility(feature, isOn: isOn)
    }

    /// The same as a part of another setting.
    func switchAccessibility(_ feature: AccessibilityFeature, isOn: Bool) {
        switch feature {
        case .boldText: setTraits { $0.legibilityWeight = isOn ? .bold : .regular }
        case .darkerSystemColors: setTraits { $0.accessibilityContrast = isOn ? .high : .normal }
        default: break
        }
        runtime.accessibility.set(feature.notification, isOn)
    }

    /// What the app has told assistive technologies, in order.
    public var accessibilityPosts: [AccessibilityPost] {
        runtime.accessibility.posts.map {
            AccessibilityPost(notification: $0.notification, text: $0.text, element: $0.element)
        }
    }
}
