import Foundation

/// An array with optional weak references: released objects in `weakObjects()` become `nil`.
open class NSPointerArray: NSObject {
    private struct Place {
        weak var object: AnyObject?
        var kept: AnyObject?
        var isEmpty: Bool { object == nil }
    }

    private let isWeak: Bool
    private var places: [Place] = []
    private init(isWeak: Bool) { self.isWeak = isWeak; super.init() }
    open class func weakObjects() -> NSPointerArray { NSPointerArray(isWeak: true) }
    open class func strongObjects() -> NSPointerArray { NSPointerArray(isWeak: false) }

    private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
        let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        return Place(object: object, kept: isWeak ? nil : object)
    }

    open var count: Int { places.count }
    open var allObjects: [Any] { places.compactMap(\.object) }
    open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }

    open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
        places.insert(place(item), at: index)
    }

    open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
        places[index] = place(item)
    }

    open func removePointer(at index: Int) { places.remove(at: index) }

    open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
        places[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
    }

    open func compact() { places.removeAll(where: \.isEmpty) }
}
