#if canImport(XCTest) && !canImport(ObjectiveC)
    import XCTest

    extension XCTestExpectation {
        /// Marks the expectation as having been met.
        ///
        /// On Linux, XCTest's own `fulfill` has parameters with defaults. You can pass this one as a completion handler, as on Apple's systems:
        /// `present(page, animated: true, completion: presented.fulfill)`.
        public func fulfill() {
            fulfill(#file, line: #line)
        }
    }
#endif
