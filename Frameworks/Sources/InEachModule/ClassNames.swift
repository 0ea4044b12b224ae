import Foundation

/// The name of a class. Foundation's function on Linux doesn't support generic and nested classes.
func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }
