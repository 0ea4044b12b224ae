import Simulator

/// Something that the user of a device has set, or which device it is.
enum Setting: Codable, Equatable, Sendable {
    case device(String)
    case system(Int)
    case orientation(Orientation)
    case style(Style)
    case textSize(TextSize)
    case direction(Direction)
    case contrast(Contrast)
    case accessibility(Accessibility, isOn: Bool)

    enum Orientation: String, CaseIterable, Codable, Sendable {
        case portrait, landscapeLeft, landscapeRight, upsideDown
    }
    enum Style: String, CaseIterable, Codable, Sendable { case light, dark }
    enum TextSize: String, CaseIterable, Codable, Sendable {
        case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
    }
    enum Direction: String, CaseIterable, Codable, Sendable { case leftToRight, rightToLeft }
    enum Contrast: String, CaseIterable, Codable, Sendable { case normal, high }
    enum Accessibility: String, CaseIterable, Codable, Sendable {
        case boldText, reduceMotion, reduceTransparency, buttonShapes
    }

    init(_ name: String, _ fields: MessageFields) throws {
        switch name {
        case "device":
            let device = try fields.string("value")
            guard Device.named.contains(where: { $0.key == device }) else {
                throw MessageFault(reason: "There is no device \"\(device)\".")
            }
            self = .device(device)
        case "system": self = .system(try fields.integer("value", in: 12...26))
        case "orientation": self = .orientation(try fields.choice("value"))
        case "style": self = .style(try fields.choice("value"))
        case "textSize": self = .textSize(try fields.choice("value"))
        case "direction": self = .direction(try fields.choice("value"))
        case "contrast": self = .contrast(try fields.choice("value"))
        default:
            guard let feature = Accessibility(rawValue: name) else {
                throw MessageFault(reason: "There is no setting \"\(name)\".")
            }
            self = .accessibility(feature, isOn: try fields.flag("value"))
        }
    }
}

/// All settings at once.
struct Settings: Codable, Equatable, Sendable {
    var device = "iPhone16"
    var system = 18
    var orientation = Setting.Orientation.portrait
    var style = Setting.Style.light
    var textSize = Setting.TextSize.L
    var direction = Setting.Direction.leftToRight
    var contrast = Setting.Contrast.normal
    var accessibility: Set<Setting.Accessibility> = []

    mutating func apply(_ setting: Setting) {
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

    /// A device that has none of it set.
    @MainActor
    func makeSimulator(of application: UIApplication.Type) -> Simulator {
        let known = Device.named.first { $0.key == device }
        return Simulator(
            device: known?.value ?? .iPhone16, system: .iOS(system), clock: .held, application: application)
    }

    /// Every setting, so that another simulator becomes the same.
    var all: [Setting] {
        [
            .style(style), .textSize(textSize), .direction(direction), .contrast(contrast),
            .orientation(orientation),
        ]
            + Setting.Accessibility.allCases.map { .accessibility($0, isOn: accessibility.contains($0)) }
    }
}

extension Setting {
    /// What a person does who sets it.
    var action: String {
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

    var isOrientation: Bool {
        if case .orientation = self { true } else { false }
    }

    /// Whether the app has to start again for it.
    var startsAnew: Bool {
        switch self {
        case .device, .system: true
        default: false
        }
    }

    /// Sets it in a running simulator.
    @MainActor
    func apply(to simulator: Simulator) {
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
            if feature == .reduceMotion { simulator.setAccessibility(.crossFadeTransitions, isOn: isOn) }
        }
    }
}

extension Setting.Orientation {
    fileprivate var interfaceOrientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}

extension Setting.TextSize {
    /// The category, and its name in Swift.
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

    fileprivate var category: UIContentSizeCategory { entry.category }

    /// The category's name in Swift.
    var categoryName: String { entry.name }
}

extension Setting.Accessibility {
    fileprivate var feature: Simulator.AccessibilityFeature {
        switch self {
        case .boldText: .boldText
        case .reduceMotion: .reduceMotion
        case .reduceTransparency: .reduceTransparency
        case .buttonShapes: .buttonShapes
        }
    }
}
