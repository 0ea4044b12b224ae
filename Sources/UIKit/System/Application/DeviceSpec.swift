/// What a kind of device is made of. Lengths are in points, of the device held upright.
package struct DeviceSpec: Sendable {
    package var name: String
    package var idiom: UIUserInterfaceIdiom = .phone
    package var size: CGSize
    package var scale: CGFloat
    /// What the status bar, the notch and the home indicator take of the screen.
    package var uprightInsets: UIEdgeInsets
    package var sidewaysInsets: UIEdgeInsets
    package var cornerRadius: CGFloat = 0
    package var framesPerSecond = 60
    /// A phone of this kind has room enough on its side for a regular width.
    package var isLarge = false

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, corner: CGFloat, rate: Int = 60,
        large: Bool = false
    ) -> DeviceSpec {
        DeviceSpec(
            name: name, size: CGSize(width: width, height: height), scale: 3,
            uprightInsets: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            sidewaysInsets: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top), cornerRadius: corner,
            framesPerSecond: rate, isLarge: large)
    }

    private static func phoneWithHomeButton(_ name: String) -> DeviceSpec {
        DeviceSpec(
            name: name, size: CGSize(width: 375, height: 667), scale: 2,
            uprightInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            sidewaysInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    }

    private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat)
        -> DeviceSpec
    {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        return DeviceSpec(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2,
            uprightInsets: insets,
            sidewaysInsets: insets, cornerRadius: corner, framesPerSecond: 120)
    }

    package static let iPhoneSE = phoneWithHomeButton("iPhone SE")
    package static let iPhone8 = phoneWithHomeButton("iPhone 8")
    package static let iPhone13 = phone("iPhone 13", 390, 844, top: 47, corner: 47)
    package static let iPhone15 = phone("iPhone 15", 393, 852, top: 59, corner: 55)
    package static let iPhone16 = phone("iPhone 16", 393, 852, top: 59, corner: 55)
    package static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, top: 59, corner: 55, large: true)
    package static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62, corner: 62, rate: 120)
    package static let iPhone16ProMax = phone(
        "iPhone 16 Pro Max", 440, 956, top: 62, corner: 62, rate: 120, large: true)
    package static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194, corner: 18)
    package static let iPadPro13 = pad("iPad Pro 13-inch", 1032, 1376, corner: 30)
}
