import Foundation

// Core Graphics' constants, which Apple's Swift imports in addition to `zero`, `null` and `infinite`.

public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero
public let CGRectZero = CGRect.zero
public let CGRectNull = CGRect.null
public let CGRectInfinite = CGRect.infinite
