/// What the user can switch on in the settings of accessibility.
package enum AccessibilityFeature: CaseIterable, Sendable {
    case voiceOver
    case switchControl
    case assistiveTouch
    case guidedAccess
    case monoAudio
    case closedCaptioning
    case invertColors
    case boldText
    case grayscale
    case reduceTransparency
    case reduceMotion
    case darkerSystemColors
    case speakSelection
    case speakScreen
    case shakeToUndo
    case videoAutoplay
    case differentiateWithoutColor
    case onOffSwitchLabels
    case buttonShapes
    case crossFadeTransitions

    var notification: NSNotification.Name {
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

/// What is switched on, and what the app has told assistive technologies.
@MainActor
package final class AccessibilityState {
    /// What an app has posted.
    package struct Post {
        package let notification: UIAccessibility.Notification
        package let text: String?
        package weak var element: AnyObject?
    }

    private var features: Set<AccessibilityFeature> = [.shakeToUndo, .videoAutoplay]
    package private(set) var posts: [Post] = []

    package func isOn(_ feature: AccessibilityFeature) -> Bool { features.contains(feature) }

    package func set(_ feature: AccessibilityFeature, _ isOn: Bool) {
        guard isOn != features.contains(feature) else { return }
        if isOn { features.insert(feature) } else { features.remove(feature) }
        NotificationCenter.default.post(name: feature.notification, object: nil)
    }

    func note(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        let text = argument as? String ?? (argument as? NSAttributedString)?.string
        let element = text == nil ? argument.map { $0 as AnyObject } : nil
        posts.append(Post(notification: notification, text: text, element: element))
    }
}
