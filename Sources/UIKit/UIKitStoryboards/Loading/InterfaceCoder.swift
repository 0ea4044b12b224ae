import Foundation
import InterfaceFiles

/// The coder for objects of a storyboard or nib: an archive of one element.
///
/// Each class reads its own attributes in its `init(coder:)`, as on a device. An app's subclass then reads its own. A file of
/// Interface Builder doesn't contain an app's own keys, so they decode as absent.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let loading: InterfaceLoading

    init(_ element: InterfaceElement, _ loading: InterfaceLoading) {
        self.element = element
        self.loading = loading
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeCInt(forKey key: String) -> Int32 { 0 }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The reader of the object that is being created; `nil` for any other archive.
    @MainActor
    package var interface: InterfaceReader? { (self as? InterfaceCoder)?.reader }
}
