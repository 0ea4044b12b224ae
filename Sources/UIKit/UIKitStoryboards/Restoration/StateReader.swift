/// Reads the saved state of an object.
///
/// Unlike Apple's, Foundation's own coder on Linux stops the program at a missing key, and reads nothing more after an error.
final class StateReader: NSCoder {
    private let coder: NSKeyedUnarchiver

    init?(_ data: Data, _ coding: RestorationCoding) {
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        // A reference has another class than the object it represents, which secure coding would reject.
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        coder.delegate = coding
        self.coder = coder
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { coder.containsValue(forKey: key) }

    override func decodeObject(forKey key: String) -> Any? {
        containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil
    }

    override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String)
        -> Object?
    {
        containsValue(forKey: key) ? coder.decodeObject(of: cls, forKey: key) : nil
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
    }

    override func decodePropertyList(forKey key: String) -> Any? {
        containsValue(forKey: key) ? coder.decodePropertyList(forKey: key) : nil
    }

    override func decodeBool(forKey key: String) -> Bool { coder.decodeBool(forKey: key) }
    override func decodeInteger(forKey key: String) -> Int { coder.decodeInteger(forKey: key) }
    override func decodeInt32(forKey key: String) -> Int32 { coder.decodeInt32(forKey: key) }
    override func decodeInt64(forKey key: String) -> Int64 { coder.decodeInt64(forKey: key) }
    override func decodeCInt(forKey key: String) -> Int32 { coder.decodeCInt(forKey: key) }
    override func decodeFloat(forKey key: String) -> Float { coder.decodeFloat(forKey: key) }
    override func decodeDouble(forKey key: String) -> Double { coder.decodeDouble(forKey: key) }
}
