/// The classes of the running program that have no type parameters.
package enum ClassesOfProgram {
    private final class Found {
        var classes: [AnyClass] = []
    }

    /// Returns the classes in a module, by default in all modules, and with a name, by default with any name. A named class isn't nested in
    /// another type.
    package static func all(in module: String? = nil, named name: String? = nil) -> [AnyClass] {
        let found = Found()
        programClasses(
            module, name,
            { metadata, context in
                guard let metadata, let context else { return }
                guard let type = unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().classes.append(type)
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.classes
    }
}

/// The C function, declared here. If its module were imported, each module that imports UIKit would need that C module too.
@_silgen_name("program_classes")
private func programClasses(
    _ module: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
    _ visit: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Void,
    _ context: UnsafeMutableRawPointer?)
