/// The first stored property of a class whose objects are values of attributed text.
///
/// On Linux, Foundation's attributed text compares the values of neighbouring runs as objects of Core Foundation. It reads their type from the
/// first word after the object's header: with a type that is not the object's it asks `isEqual(_:)`, and with none, all zeros, it stops
/// the program. What lies there is a class's first stored property.
package struct ComparedByFoundation: Sendable {
    /// Every bit of the type is set: no class of Core Foundation has that number.
    private let type: UInt64 = 0x3_FF00

    package init() {}
}
