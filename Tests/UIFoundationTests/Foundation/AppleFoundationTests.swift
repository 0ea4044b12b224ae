import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct AppleFoundationTests {
    private final class Key: NSObject {}
    private final class Value {}

    @Test func `a pool returns what its block returns, and throws what it throws`() throws {
        #expect(autoreleasepool { 7 } == 7)
        #expect(throws: CancellationError.self) {
            try autoreleasepool { throw CancellationError() }
        }
    }

    @Test func `a pool keeps what UIKit has created in its block until the block ends`() {
        weak var value: Value?
        let isKept = autoreleasepool {
            value = AutoreleasePool.keep(Value())
            return value != nil
        }
        #expect(isKept && value == nil)
    }

    @Test func `an index path has sections, rows and items`() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(indexes: [1, 3]))
        #expect(path == IndexPath(item: 3, section: 1))
        path.row += 1
        path.section = 0
        #expect(path.section == 0 && path.row == 4 && path.item == 4)
        #expect(NSIndexPath(row: 2, section: 5).section == 5)
    }

    @Test func `a map table forgets pairs whose weak half has died`() {
        let table = NSMapTable<NSString, Value>.strongToWeakObjects()
        var value: Value? = Value()
        table.setObject(value, forKey: "one")
        table.setObject(value, forKey: NSString(string: "one"))
        #expect(table.count == 1)
        #expect(table.object(forKey: "one") === value)
        value = nil
        #expect(table.object(forKey: "one") == nil)
        #expect(table.count == 0)
        let weakKeys = NSMapTable<Key, Value>.weakToStrongObjects()
        weak var kept: Value?
        do {
            let key = Key()
            let value = Value()
            kept = value
            weakKeys.setObject(value, forKey: key)
            #expect(weakKeys.object(forKey: key) === value)
        }
        #expect(weakKeys.count == 0)
        #expect(weakKeys.objectEnumerator()?.nextObject() == nil)
        #expect(kept == nil)
    }

    @Test func `a map table enumerates what it holds`() {
        let table = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
        table.setObject(1, forKey: "one")
        table.setObject(2, forKey: "two")
        #expect(Set(table.keyEnumerator().allObjects.compactMap { $0 as? String }) == ["one", "two"])
        #expect(table.dictionaryRepresentation()["two" as NSString] == 2)
        table.removeObject(forKey: "one")
        #expect(table.object(forKey: "one") == nil)
        table.removeAllObjects()
        #expect(table.count == 0)
    }

    @Test func `a hash table holds weak members while they live`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let first = Value()
        var second: Value? = Value()
        table.add(first)
        table.add(first)
        table.add(second)
        #expect(table.count == 2)
        #expect(table.contains(second))
        second = nil
        #expect(table.allObjects.count == 1)
        #expect(table.anyObject === first)
        table.remove(first)
        #expect(table.count == 0)
        let texts = NSHashTable<NSString>()
        texts.add("one")
        #expect(texts.member(NSString(string: "one")) != nil)
        let identities = NSHashTable<NSMutableString>(options: NSHashTableObjectPointerPersonality)
        identities.add("one")
        #expect(!identities.contains(NSMutableString(string: "one")))
    }

    @Test func `the current activity is saved when it is out of date`() {
        final class Page: UIViewController {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["page": 3])
            }
        }
        final class Delegate: NSObject, NSUserActivityDelegate {
            nonisolated(unsafe) var saves = 0
            func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
        }
        let runtime = useFreshRuntime()
        let delegate = Delegate()
        let page = Page()
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.userInfo = ["old": true]
        activity.delegate = delegate
        page.userActivity = activity
        activity.needsSave = true
        runtime.turn()
        #expect(delegate.saves == 0)
        activity.becomeCurrent()
        runtime.turn()
        #expect(delegate.saves == 1)
        #expect(!activity.needsSave)
        #expect(activity.userInfo as? [String: Int] == ["page": 3])
        page.userActivity = nil
        #expect(!activity.isValid)
    }
}
