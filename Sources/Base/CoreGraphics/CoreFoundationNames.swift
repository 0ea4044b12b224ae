// Core Foundation's type names. On Apple platforms they are classes, bridged with `as`. Linux has no bridging, so the
// names are aliases of the Swift types, and the same `as` compiles.

/// A string. Follows Apple's page "CFString".
public typealias CFString = String
/// An array. Follows Apple's page "CFArray".
public typealias CFArray = [Any]
/// A dictionary. Follows Apple's page "CFDictionary".
public typealias CFDictionary = [AnyHashable: Any]
/// A byte buffer. Follows Apple's page "CFData".
public typealias CFData = Data
/// A time interval or a point in time, in seconds. Follows Apple's page "CFTimeInterval".
public typealias CFTimeInterval = Double
