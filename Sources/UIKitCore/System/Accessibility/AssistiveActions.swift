// What the user of an assistive technology does. A block of the object counts for more than its method.
extension NSObject {
    @MainActor package func assistiveActivate() -> Bool {
        accessibilityNotesIfMade?.blocks.activate?() ?? accessibilityActivate()
    }

    @MainActor package func assistiveIncrement() {
        if let block = accessibilityNotesIfMade?.blocks.increment {
            block()
        } else {
            accessibilityIncrement()
        }
    }

    @MainActor package func assistiveDecrement() {
        if let block = accessibilityNotesIfMade?.blocks.decrement {
            block()
        } else {
            accessibilityDecrement()
        }
    }

    /// The element and what it is in are asked, one after the other, until one has done it.
    @MainActor package func assistiveMagicTap() -> Bool {
        accessibilityChain.contains {
            $0.accessibilityNotesIfMade?.blocks.magicTap?() ?? $0.accessibilityPerformMagicTap()
        }
    }

    @MainActor package func assistiveScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        accessibilityChain.contains { $0.accessibilityScroll(direction) }
    }
}

extension UIApplication {
    /// The view to which gestures go that are made on no element: the first responder, or the page in front.
    package var assistiveStart: UIResponder? { keyWindowStorage?.keyResponder }
}
