/// The specification of a device model. Lengths are in points, in portrait.
package struct DeviceSpec: Sendable {
    package var name: String
    package var idiom: UIUserInterfaceIdiom = .phone
    package var size: CGSize
    package var scale: CGFloat
    /// The insets of the status bar, the notch, and the home indicator in portrait.
    package var uprightInsets: UIEdgeInsets
    package var sidewaysInsets: UIEdgeInsets
    package var cornerRadius: CGFloat = 0
    package var framesPerSecond = 60
    /// Whether the width is regular in landscape.
    package var isLarge = false
    /// The pixels of the display, if they don't match `scale`; the screen is then scaled down or up.
    package var hardwarePixels: CGSize?

    package init(
        name: String, idiom: UIUserInterfaceIdiom = .phone, size: CGSize, scale: CGFloat,
        uprightInsets: UIEdgeInsets, sidewaysInsets: UIEdgeInsets, cornerRadius: CGFloat = 0,
        framesPerSecond: Int = 60, isLarge: Bool = false, hardwarePixels: CGSize? = nil
    ) {
        self.name = name
        self.idiom = idiom
        self.size = size
        self.scale = scale
        self.uprightInsets = uprightInsets
        self.sidewaysInsets = sidewaysInsets
        self.cornerRadius = cornerRadius
        self.framesPerSecond = framesPerSecond
        self.isLarge = isLarge
        self.hardwarePixels = hardwarePixels
    }

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat,
        corner: CGFloat,
        rate: Int = 60, large: Bool = false
    ) -> DeviceSpec {
        DeviceSpec(
            name: name, size: CGSize(width: width, height: height), scale: scale,
            uprightInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            sidewaysInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top), cornerRadius: corner,
            framesPerSecond: rate, isLarge: large)
    }

    private static func phoneWithHomeButton(
        _ name: String, _ width: CGFloat = 375, _ height: CGFloat = 667, scale: CGFloat = 2,
        large: Bool = false
    ) -> DeviceSpec {
        DeviceSpec(
            name: name, size: CGSize(width: width, height: height), scale: scale,
            uprightInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            sidewaysInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0), isLarge: large)
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat, rate: Int = 120
    ) -> DeviceSpec {
        pad(
            name, width, height, insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            corner: corner, rate: rate)
    }

    private static func padWithHomeButton(
        _ name: String, _ width: CGFloat, _ height: CGFloat, rate: Int = 60
    ) -> DeviceSpec {
        pad(
            name, width, height, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), corner: 0,
            rate: rate)
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, insets: UIEdgeInsets, corner: CGFloat, rate: Int
    ) -> DeviceSpec {
        DeviceSpec(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
            uprightInsets: insets, sidewaysInsets: insets, cornerRadius: corner, framesPerSecond: rate)
    }

    private func with(hardwarePixels: CGSize) -> DeviceSpec {
        var spec = self
        spec.hardwarePixels = hardwarePixels
        return spec
    }
}

extension DeviceSpec {
    package static let iPhone5s = phoneWithHomeButton("iPhone 5s", 320, 568)
    package static let iPhoneSE = phoneWithHomeButton("iPhone SE")
    package static let iPhone8 = phoneWithHomeButton("iPhone 8")
    package static let iPhone8Plus = phoneWithHomeButton("iPhone 8 Plus", 414, 736, scale: 3, large: true)
        .with(hardwarePixels: CGSize(width: 1080, height: 1920))
    package static let iPhoneX = phone("iPhone X", 375, 812, top: 44, corner: 39)
    package static let iPhone11 = phone("iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5, large: true)
    package static let iPhone11ProMax = phone(
        "iPhone 11 Pro Max", 414, 896, top: 44, corner: 39, large: true)
    package static let iPhone13mini = phone("iPhone 13 mini", 375, 812, top: 50, corner: 44)
        .with(hardwarePixels: CGSize(width: 1080, height: 2340))
    package static let iPhone13 = phone("iPhone 13", 390, 844, top: 47, corner: 47.33)
    package static let iPhone13ProMax = phone(
        "iPhone 13 Pro Max", 428, 926, top: 47, corner: 53.33, rate: 120, large: true)
    package static let iPhone15 = phone("iPhone 15", 393, 852, top: 59, corner: 55)
    package static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, corner: 55)
    package static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, corner: 55, large: true)
    package static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, corner: 62, rate: 120)
    package static let iPhone16ProMax = phone(
        "iPhone 16 Pro Max", 440, 956, top: 62, corner: 62, rate: 120, large: true)
    package static let iPhone17 = phone("iPhone 17", 402, 874, top: 62, corner: 62, rate: 120)
}

extension DeviceSpec {
    package static let iPad9_7 = padWithHomeButton("iPad 9.7-inch", 768, 1024)
    package static let iPad10_2 = padWithHomeButton("iPad 10.2-inch", 810, 1080)
    package static let iPadPro10_5 = padWithHomeButton("iPad Pro 10.5-inch", 834, 1112, rate: 120)
    package static let iPadMini = pad("iPad mini 8.3-inch", 744, 1133, corner: 21.5, rate: 60)
    package static let iPadAir = pad("iPad Air 10.9-inch", 820, 1180, corner: 18, rate: 60)
    package static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194, corner: 18)
    package static let iPadPro12_9 = pad("iPad Pro 12.9-inch", 1024, 1366, corner: 18)
    package static let iPadPro13 = pad("iPad Pro 13-inch", 1032, 1376, corner: 30)
}

// Differences between versions of the system.
extension DeviceSpec {
    /// Returns the specification for a version of the system.
    package func adapted(to system: SystemVersion) -> DeviceSpec {
        var spec = self
        // Evidence: geo-safe-11-early, geo-safe-side-26.
        if name == DeviceSpec.iPhone11.name, system < .iOS(14) { spec.setNotch(44) }
        if idiom == .phone, hasHomeIndicator, system >= .iOS(26) { spec.sidewaysInsets.bottom = 20 }
        return spec
    }

    /// The height of the status bar in portrait. With a Dynamic Island, it ends above the safe area's edge. Evidence:
    /// geo-status-island.
    package var statusBarHeight: CGFloat {
        idiom == .phone && uprightInsets.top >= 59 ? 54 : uprightInsets.top
    }

    /// Whether the device has a home indicator instead of a Home button.
    package var hasHomeIndicator: Bool { uprightInsets.bottom > 0 }

    private mutating func setNotch(_ height: CGFloat) {
        uprightInsets.top = height
        sidewaysInsets.left = height
        sidewaysInsets.right = height
    }
}
