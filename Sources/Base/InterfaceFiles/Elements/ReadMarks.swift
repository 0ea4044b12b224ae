/// The parts of an element that code has read.
struct ReadMarks {
    /// The maximum number of attributes of an element. Real elements have up to twenty.
    static let attributeLimit = UInt128.bitWidth

    private var attributes: UInt128 = 0
    private(set) var isElementRead = false
    private(set) var isTextRead = false

    mutating func readElement() { isElementRead = true }

    mutating func readText() { isTextRead = true }

    mutating func readAttribute(at index: Int) { attributes |= 1 << index }

    func isAttributeRead(at index: Int) -> Bool { attributes & 1 << index != 0 }
}
