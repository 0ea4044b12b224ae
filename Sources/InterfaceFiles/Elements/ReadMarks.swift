/// What of an element has been asked for.
struct ReadMarks {
    /// How many attributes an element may have. Real ones have up to twenty.
    static let attributeLimit = UInt128.bitWidth

    private var attributes: UInt128 = 0
    private(set) var isElementRead = false
    private(set) var isTextRead = false

    mutating func readElement() { isElementRead = true }

    mutating func readText() { isTextRead = true }

    mutating func readAttribute(at index: Int) { attributes |= 1 << index }

    func isAttributeRead(at index: Int) -> Bool { attributes & 1 << index != 0 }
}
