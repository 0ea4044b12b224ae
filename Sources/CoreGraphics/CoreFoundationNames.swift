// Core Foundation's names for values that Foundation has by other names. On Apple's systems they are classes that
// `as` bridges; on Linux nothing bridges, so the names are those of the Swift values, and the same `as` compiles.

/// A text. Follows Apple's page "CFString".
public typealias CFString = String
/// A list of values. Follows Apple's page "CFArray".
public typealias CFArray = [Any]
/// A table of values by keys. Follows Apple's page "CFDictionary".
public typealias CFDictionary = [AnyHashable: Any]
/// A row of bytes. Follows Apple's page "CFData".
public typealias CFData = Data
/// A length of time or a point in time, in seconds. Follows Apple's page "CFTimeInterval".
public typealias CFTimeInterval = Double
