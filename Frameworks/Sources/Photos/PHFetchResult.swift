import NeutralValues
import UIKit

open class PHFetchOptions: NSObject {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}

open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType { fatalError("The index \(index) is beyond bounds.") }
    open subscript(index: Int) -> ObjectType { object(at: index) }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }

    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        notReal()
    }
}
