/// The first stored property of a class whose objects are attribute values in attributed strings.
///
/// On Linux, Foundation's attributed strings compare the values of neighboring runs as Core Foundation objects. Core Foundation reads their
/// type from the first word after the object's header: for a different type, it calls `isEqual(_:)`; for no type, all zeros, it stops the
/// program. This word is the class's first stored property.
package struct ComparedByFoundation: Sendable {
    /// Every bit of the type is set, a number that no Core Foundation class has.
    private let type: UInt64 = 0x3_FF00

    package init() {}
}
