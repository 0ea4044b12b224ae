import UIKit

// Reports to the simulator's observer.
extension Simulator {
    /// Notifies the observer of an action before it is performed.
    func report(_ input: @autoclosure () -> DeviceInput, named name: @autoclosure () -> String? = nil) {
        observer?.simulatorWillReceive(input(), named: name())
    }

    /// Notifies the observer that a finger is lifted at its current location.
    func reportEnd(of finger: Int) {
        guard let point = runtime.application.fingers.position(of: finger) else { return }
        report(.touch(.up, finger: finger, at: point))
    }

    /// Notifies the observer of the settings that a trait change makes.
    func reportSettings(of changes: UITraitCollection.TraitMutations) {
        guard observer != nil else { return }
        let old = runtime.screen.traitCollection
        let new = old.modifyingTraits(changes)
        if new.userInterfaceStyle != old.userInterfaceStyle {
            report(.set(.style(new.userInterfaceStyle == .dark ? .dark : .light)))
        }
        if new.layoutDirection != old.layoutDirection {
            report(.set(.direction(new.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)))
        }
        if new.preferredContentSizeCategory != old.preferredContentSizeCategory,
            let size = DeviceSetting.TextSize(new.preferredContentSizeCategory)
        {
            report(.set(.textSize(size)))
        }
    }
}

extension DeviceInput {
    /// A switch in the accessibility settings.
    init(_ feature: Simulator.AccessibilityFeature, isOn: Bool) {
        if feature == .darkerSystemColors {
            self = .set(.contrast(isOn ? .high : .normal))
        } else if let known = DeviceSetting.Accessibility.allCases.first(where: { $0.feature == feature }) {
            self = .set(.accessibility(known, isOn: isOn))
        } else {
            self = .other("Switch \(feature) \(isOn ? "on" : "off")")
        }
    }
}

extension DeviceSetting.TextSize {
    /// The size of a category; `nil` for a category without one.
    init?(_ category: UIContentSizeCategory) {
        guard let known = Self.allCases.first(where: { $0.category == category }) else { return nil }
        self = known
    }
}

extension DeviceSetting.Orientation {
    /// The device orientation of an interface orientation.
    init(_ orientation: UIInterfaceOrientation) {
        self = Self.allCases.first { $0.interfaceOrientation == orientation } ?? .portrait
    }
}
