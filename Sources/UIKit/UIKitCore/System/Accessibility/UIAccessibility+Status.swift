// The user's accessibility settings, and the notifications of their changes. A notification is posted after the change, with `nil` as its
// object. Each follows Apple's page of its name.
extension UIAccessibility {
    /// Whether VoiceOver reads the screen. iOS 4.
    @preconcurrency @MainActor
    public static var isVoiceOverRunning: Bool { isOn(voiceOverStatusDidChangeNotification) }

    /// Posted when ``isVoiceOverRunning`` has changed. iOS 11.
    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Whether Switch Control is on. iOS 8.
    @preconcurrency @MainActor
    public static var isSwitchControlRunning: Bool { isOn(switchControlStatusDidChangeNotification) }

    /// Posted when ``isSwitchControlRunning`` has changed. iOS 8.
    public static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")

    /// Whether AssistiveTouch is on. iOS 10.
    @preconcurrency @MainActor
    public static var isAssistiveTouchRunning: Bool { isOn(assistiveTouchStatusDidChangeNotification) }

    /// Posted when ``isAssistiveTouchRunning`` has changed. iOS 10.
    public static let assistiveTouchStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityAssistiveTouchStatusDidChangeNotification")

    /// Whether Guided Access restricts the device to one app. iOS 6.
    @preconcurrency @MainActor
    public static var isGuidedAccessEnabled: Bool { isOn(guidedAccessStatusDidChangeNotification) }

    /// Posted when ``isGuidedAccessEnabled`` has changed. iOS 6.
    public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")

    /// Whether audio is mono. iOS 5.
    @preconcurrency @MainActor
    public static var isMonoAudioEnabled: Bool { isOn(monoAudioStatusDidChangeNotification) }

    /// Posted when ``isMonoAudioEnabled`` has changed. iOS 5.
    public static let monoAudioStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityMonoAudioStatusDidChangeNotification")

    /// Whether videos show captions. iOS 5.
    @preconcurrency @MainActor
    public static var isClosedCaptioningEnabled: Bool { isOn(closedCaptioningStatusDidChangeNotification) }

    /// Posted when ``isClosedCaptioningEnabled`` has changed. iOS 5.
    public static let closedCaptioningStatusDidChangeNotification =
        Foundation.Notification.Name(
            "UIAccessibilityClosedCaptioningStatusDidChangeNotification")

    /// Whether colors are inverted. iOS 6.
    @preconcurrency @MainActor
    public static var isInvertColorsEnabled: Bool { isOn(invertColorsStatusDidChangeNotification) }

    /// Posted when ``isInvertColorsEnabled`` has changed. iOS 6.
    public static let invertColorsStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")

    /// Whether text is bold. iOS 8.
    @preconcurrency @MainActor
    public static var isBoldTextEnabled: Bool { isOn(boldTextStatusDidChangeNotification) }

    /// Posted when ``isBoldTextEnabled`` has changed. iOS 8.
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Whether the screen is grayscale. iOS 8.
    @preconcurrency @MainActor
    public static var isGrayscaleEnabled: Bool { isOn(grayscaleStatusDidChangeNotification) }

    /// Posted when ``isGrayscaleEnabled`` has changed. iOS 8.
    public static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")

    /// Whether transparency is reduced. iOS 8.
    @preconcurrency @MainActor
    public static var isReduceTransparencyEnabled: Bool {
        isOn(reduceTransparencyStatusDidChangeNotification)
    }

    /// Posted when ``isReduceTransparencyEnabled`` has changed. iOS 8.
    public static let reduceTransparencyStatusDidChangeNotification =
        Foundation.Notification.Name(
            "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

    /// Whether motion is reduced. iOS 8.
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool { isOn(reduceMotionStatusDidChangeNotification) }

    /// Posted when ``isReduceMotionEnabled`` has changed. iOS 8.
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether the system's colors are darker, for contrast. iOS 8.
    @preconcurrency @MainActor
    public static var isDarkerSystemColorsEnabled: Bool {
        isOn(darkerSystemColorsStatusDidChangeNotification)
    }

    /// Posted when ``isDarkerSystemColorsEnabled`` has changed. iOS 8.
    public static let darkerSystemColorsStatusDidChangeNotification =
        Foundation.Notification.Name(
            "UIAccessibilityDarkerColorsStatusDidChangeNotification")

    /// Whether selected text can be spoken. iOS 8.
    @preconcurrency @MainActor
    public static var isSpeakSelectionEnabled: Bool { isOn(speakSelectionStatusDidChangeNotification) }

    /// Posted when ``isSpeakSelectionEnabled`` has changed. iOS 8.
    public static let speakSelectionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakSelectionStatusDidChangeNotification")

    /// Whether the screen can be spoken. iOS 8.
    @preconcurrency @MainActor
    public static var isSpeakScreenEnabled: Bool { isOn(speakScreenStatusDidChangeNotification) }

    /// Posted when ``isSpeakScreenEnabled`` has changed. iOS 8.
    public static let speakScreenStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySpeakScreenStatusDidChangeNotification")

    /// Whether a shake undoes. Default `true`. iOS 9.
    @preconcurrency @MainActor
    public static var isShakeToUndoEnabled: Bool { isOn(shakeToUndoDidChangeNotification) }

    /// Posted when ``isShakeToUndoEnabled`` has changed. iOS 9.
    public static let shakeToUndoDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityShakeToUndoDidChangeNotification")

    /// Whether videos play automatically. Default `true`. iOS 13.
    @preconcurrency @MainActor
    public static var isVideoAutoplayEnabled: Bool { isOn(videoAutoplayStatusDidChangeNotification) }

    /// Posted when ``isVideoAutoplayEnabled`` has changed. iOS 13.
    public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVideoAutoplayStatusDidChangeNotification")

    /// Whether information should not depend on color alone. iOS 13.
    @preconcurrency @MainActor
    public static var shouldDifferentiateWithoutColor: Bool {
        isOn(differentiateWithoutColorDidChangeNotification)
    }

    /// Posted when ``shouldDifferentiateWithoutColor`` has changed. iOS 13.
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")

    /// Whether switches have labels. iOS 13.
    @preconcurrency @MainActor
    public static var isOnOffSwitchLabelsEnabled: Bool { isOn(onOffSwitchLabelsDidChangeNotification) }

    /// Posted when ``isOnOffSwitchLabelsEnabled`` has changed. iOS 13.
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

    /// Whether buttons have shapes. iOS 14.
    @preconcurrency @MainActor
    public static var buttonShapesEnabled: Bool { isOn(buttonShapesEnabledStatusDidChangeNotification) }

    /// Posted when ``buttonShapesEnabled`` has changed. iOS 14.
    public static let buttonShapesEnabledStatusDidChangeNotification =
        Foundation.Notification.Name(
            "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")

    /// Whether transitions cross-fade instead of sliding. iOS 14.
    @preconcurrency @MainActor
    public static var prefersCrossFadeTransitions: Bool { isOn(prefersCrossFadeTransitionsStatusDidChange) }

    /// Posted when ``prefersCrossFadeTransitions`` has changed. iOS 14.
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
}
