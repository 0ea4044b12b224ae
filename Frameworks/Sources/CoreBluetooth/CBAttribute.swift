import UIKit

public enum CBManagerState: Int {
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int {
    case notDetermined, restricted, denied, allowedAlways
}

public enum CBPeripheralState: Int {
    case disconnected, connecting, connected, disconnecting
}

public enum CBCharacteristicWriteType: Int {
    case withResponse, withoutResponse
}

public struct CBCharacteristicProperties: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var broadcast: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 1) }
    public static var read: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 2) }

    public static var writeWithoutResponse: CBCharacteristicProperties {
        CBCharacteristicProperties(rawValue: 4)
    }

    public static var write: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 8) }
    public static var notify: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 16) }
    public static var indicate: CBCharacteristicProperties { CBCharacteristicProperties(rawValue: 32) }
}

public struct CBAttributePermissions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var readable: CBAttributePermissions { CBAttributePermissions(rawValue: 1) }
    public static var writeable: CBAttributePermissions { CBAttributePermissions(rawValue: 2) }
}

public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"

open class CBUUID: NSObject {
    public let uuidString: String
    public init(string theString: String) { uuidString = theString.uppercased(); super.init() }
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    open override var hash: Int { uuidString.hashValue }
}

open class CBPeer: NSObject {
    public let identifier = UUID()
}

open class CBAttribute: NSObject {
    open var uuid: CBUUID { CBUUID(string: "0000") }
}

open class CBService: CBAttribute {
    open weak var peripheral: CBPeripheral?
    open var isPrimary: Bool { true }
    open var characteristics: [CBCharacteristic]?
}

open class CBMutableService: CBService {
    public convenience init(type UUID: CBUUID, primary isPrimary: Bool) { self.init() }
}

open class CBDescriptor: CBAttribute {
    open var value: Any? { nil }
}

open class CBCharacteristic: CBAttribute {
    open weak var service: CBService?
    open var properties: CBCharacteristicProperties { [] }
    open var value: Data?
    open var descriptors: [CBDescriptor]? { nil }
    open var isNotifying: Bool { false }
}

open class CBMutableCharacteristic: CBCharacteristic {
    public convenience init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
        permissions: CBAttributePermissions
    ) { self.init() }
}

open class CBCentral: CBPeer {
    open var maximumUpdateValueLength: Int { 20 }
}
