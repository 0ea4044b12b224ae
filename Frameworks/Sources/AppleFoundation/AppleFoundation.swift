// The names and members that Apple's Foundation has and Foundation on Linux lacks. They have real
// implementations, unless their own comments say otherwise: formatters, predicates and sort descriptors
// by text, value transformers, file coordination, the Objective-C runtime, and names of Core Foundation
// and Darwin.

@_exported import Foundation
