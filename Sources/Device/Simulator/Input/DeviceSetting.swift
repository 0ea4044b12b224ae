import Foundation

/// A setting of the device, or the device model.
package enum DeviceSetting: Codable, Equatable, Sendable {
    case device(String)
    case system(Int)
    case orientation(Orientation)
    case style(Style)
    case textSize(TextSize)
    case direction(Direction)
    case contrast(Contrast)
    case accessibility(Accessibility, isOn: Bool)

    package enum Orientation: String, CaseIterable, Codable, Sendable {
        case portrait, landscapeLeft, landscapeRight, upsideDown
    }
    package enum Style: String, CaseIterable, Codable, Sendable { case light, dark }
    package enum TextSize: String, CaseIterable, Codable, Sendable {
        case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
    }
    package enum Direction: String, CaseIterable, Codable, Sendable { case leftToRight, rightToLeft }
    package enum Contrast: String, CaseIterable, Codable, Sendable { case normal, high }
    package enum Accessibility: String, CaseIterable, Codable, Sendable {
        case boldText, reduceMotion, reduceTransparency, buttonShapes
    }
}

/// All settings of a device.
package struct DeviceSettings: Codable, Equatable, Sendable {
    package var device: String
    package var system: Int
    package var orientation = DeviceSetting.Orientation.portrait
    package var style = DeviceSetting.Style.light
    package var textSize = DeviceSetting.TextSize.L
    package var direction = DeviceSetting.Direction.leftToRight
    package var contrast = DeviceSetting.Contrast.normal
    package var accessibility: Set<DeviceSetting.Accessibility> = []

    package init(device: String = "iPhone16", system: Int = System.default.version.major) {
        (self.device, self.system) = (device, system)
    }

    package mutating func apply(_ setting: DeviceSetting) {
        switch setting {
        case .device(let name): device = name
        case .system(let version): system = version
        case .orientation(let value): orientation = value
        case .style(let value): style = value
        case .textSize(let value): textSize = value
        case .direction(let value): direction = value
        case .contrast(let value): contrast = value
        case .accessibility(let feature, let isOn):
            if isOn { accessibility.insert(feature) } else { accessibility.remove(feature) }
        }
    }

    /// A simulator with the default settings.
    @MainActor
    package func makeSimulator(of application: UIApplication.Type) -> Simulator {
        let known = Device.named.first { $0.key == device }
        return Simulator(
            device: known?.value ?? .iPhone16, system: .iOS(system), clock: .held, application: application)
    }

    /// Every setting, for copying them to another simulator.
    package var all: [DeviceSetting] {
        [
            .style(style), .textSize(textSize), .direction(direction), .contrast(contrast),
            .orientation(orientation),
        ]
            + DeviceSetting.Accessibility.allCases.map {
                .accessibility($0, isOn: accessibility.contains($0))
            }
    }
}

extension Simulator {
    /// The device model and the system version, with defaults for everything else.
    package var plainSettings: DeviceSettings {
        let device = Device.named.first { $0.value.spec.name == deviceSpec.name }?.key
        return DeviceSettings(
            device: device ?? DeviceSettings().device, system: runtime.system.major)
    }
}

extension DeviceSetting {
    /// The user action that changes the setting, as text.
    package var action: String {
        switch self {
        case .device(let name): "Take an \(name)"
        case .system(let version): "Take iOS \(version)"
        case .orientation(let value): "Turn the device to \(value.rawValue)"
        case .style(let value): "Set the style to \(value.rawValue)"
        case .textSize(let value): "Set the text size to \(value.rawValue)"
        case .direction(let value): "Set the direction to \(value.rawValue)"
        case .contrast(let value): "Set the contrast to \(value.rawValue)"
        case .accessibility(let feature, let isOn): "Switch \(feature.rawValue) \(isOn ? "on" : "off")"
        }
    }

    package var isOrientation: Bool {
        if case .orientation = self { true } else { false }
    }

    /// Whether the app must be relaunched for the setting to take effect.
    package var startsAnew: Bool {
        switch self {
        case .device, .system: true
        default: false
        }
    }

    /// Applies the setting to a running simulator.
    @MainActor
    package func apply(to simulator: Simulator) {
        switch self {
        case .device, .system: break
        case .orientation(let orientation): simulator.rotate(to: orientation.interfaceOrientation)
        case .style(let style):
            simulator.setTraits { $0.userInterfaceStyle = style == .dark ? .dark : .light }
        case .textSize(let size): simulator.setTraits { $0.preferredContentSizeCategory = size.category }
        case .direction(let direction):
            simulator.setTraits {
                $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
            }
        case .contrast(let contrast): simulator.setAccessibility(.darkerSystemColors, isOn: contrast == .high)
        case .accessibility(let feature, let isOn):
            simulator.setAccessibility(feature.feature, isOn: isOn)
            if feature == .reduceMotion { simulator.switchAccessibility(.crossFadeTransitions, isOn: isOn) }
        }
    }
}

extension DeviceSetting.Orientation {
    var interfaceOrientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}

extension DeviceSetting.TextSize {
    /// The category and its Swift name.
    private var entry: (category: UIContentSizeCategory, name: String) {
        switch self {
        case .XS: (.extraSmall, "extraSmall")
        case .S: (.small, "small")
        case .M: (.medium, "medium")
        case .L: (.large, "large")
        case .XL: (.extraLarge, "extraLarge")
        case .XXL: (.extraExtraLarge, "extraExtraLarge")
        case .XXXL: (.extraExtraExtraLarge, "extraExtraExtraLarge")
        case .AX1: (.accessibilityMedium, "accessibilityMedium")
        case .AX2: (.accessibilityLarge, "accessibilityLarge")
        case .AX3: (.accessibilityExtraLarge, "accessibilityExtraLarge")
        case .AX4: (.accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge")
        case .AX5: (.accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge")
        }
    }

    package var category: UIContentSizeCategory { entry.category }

    /// The category's Swift name.
    package var categoryName: String { entry.name }
}

extension DeviceSetting.Accessibility {
    var feature: Simulator.AccessibilityFeature {
        switch self {
        case .boldText: .boldText
        case .reduceMotion: .reduceMotion
        case .reduceTransparency: .reduceTransparency
        case .buttonShapes: .buttonShapes
        }
    }
}
