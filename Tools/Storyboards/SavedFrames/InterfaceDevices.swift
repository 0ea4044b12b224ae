import InterfaceFiles
import UIKit

extension DeviceSpec {
    /// The device with this name in Interface Builder; `nil` for a name of another kind.
    package static func interfaceDevice(_ id: String) -> DeviceSpec? { interfaceDevices[id] }

    private static let interfaceDevices: [String: DeviceSpec] = [
        "retina3_5": DeviceSpec(
            name: "iPhone 4s", size: CGSize(width: 320, height: 480), scale: 2,
            uprightInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), sidewaysInsets: .zero),
        "retina4_0": .iPhone5s, "retina4": .iPhone5s, "retina4_7": .iPhone8, "retina5_5": .iPhone8Plus,
        "retina5_9": .iPhoneX, "retina6_1": .iPhone11, "retina6_5": .iPhone11ProMax,
        "retina5_4": .iPhone13mini, "retina6_0": .iPhone13, "retina6_7": .iPhone13ProMax,
        "retina6_12": .iPhone15, "retina6_72": .iPhone16Plus, "retina6_3": .iPhone16Pro,
        "retina6_9": .iPhone16ProMax,
        "ipad7_9": .iPad9_7, "ipad9_7": .iPad9_7, "ipad10_2": .iPad10_2, "ipad10_5": .iPadPro10_5,
        "ipad8_3": .iPadMini, "ipad10_9": .iPadAir, "ipad10_9rounded": .iPadAir, "ipad11_0": .iPadPro11,
        "ipad11_0rounded": .iPadPro11, "ipad12_9": .iPadPro12_9, "ipad12_9rounded": .iPadPro12_9,
        "ipad13_0rounded": .iPadPro13,
    ]
}

extension InterfaceFile {
    /// The device of the canvas. Files of Xcode 7 and earlier name none, or name one in their simulated metrics.
    var deviceSpec: DeviceSpec? {
        (device?.id ?? simulatedScreen).flatMap { DeviceSpec.interfaceDevice($0) }
    }

    private var simulatedScreen: String? {
        let metrics = root.children.first { $0.peek("key") == "defaultSimulatedMetrics" }
        let screen = metrics?.children.first { $0.peek("key") == "destination" }
        return screen?.peek("type").map { String($0.prefix { $0 != "." }) }
    }

    /// The build of the tools that saved the file, such as 17701; 0 if the file doesn't contain it.
    var toolsNumber: Double {
        toolsVersion.flatMap { Double($0.split(separator: ".").first ?? "") } ?? 0
    }

    /// The system whose appearance Interface Builder used for the file.
    var canvasSystem: SystemVersion {
        switch toolsNumber {
        case ..<13000: .iOS(10)
        case ..<15000: .iOS(12)
        case ..<17000: .iOS(13)
        case ..<19000: .iOS(14)
        case ..<21000: .iOS(15)
        case ..<22000: .iOS(16)
        case ..<23000: .iOS(17)
        case ..<24000: .iOS(18)
        case ..<25000: .iOS(26)
        default: .iOS(18)
        }
    }

    /// The text size of the canvas, if it isn't the default: Interface Builder of Xcode 9 showed text styles smaller, and that of Xcode 13
    /// used the smallest size.
    var canvasTextSize: UIContentSizeCategory? {
        switch toolsNumber {
        case 13000..<14000: .small
        case 18000..<21000: .extraSmall
        default: nil
        }
    }
}
