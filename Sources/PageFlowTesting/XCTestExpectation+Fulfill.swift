#if canImport(XCTest) && !canImport(ObjectiveC)
    import XCTest

    extension XCTestExpectation {
        /// Marks the expectation as having been met.
        ///
        /// XCTest's own on Linux has parameters with defaults. This one can be handed over as it can on Apple's systems:
        /// `present(page, animated: true, completion: presented.fulfill)`.
        public func fulfill() {
            fulfill(#file, line: #line)
        }
    }
#endif
