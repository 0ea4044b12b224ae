/// The names of types that every file may use.
package enum StandardNames {
    /// Whether Swift, Foundation, UIKit, XCTest or Combine declare a type, as far as its name shows it.
    package static func contains(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains(where: name.hasPrefix)
    }

    private static let prefixes = ["CA", "CG", "NS", "OS", "UI", "UN", "XC"]

    private static let names = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))

    /// The names without these prefixes, as `swift symbolgraph-extract` lists them for Swift, Foundation and Dispatch, and those of Combine.

    private static let text = """
        Actor AdditiveArithmetic AffineTransform AlignmentOptions AlternationBuilder Anchor Any AnyActor
        AnyBidirectionalCollection AnyCancellable AnyClass AnyCollection AnyHashable AnyIndex AnyIterator
        AnyKeyPath AnyObject AnyPublisher AnyRandomAccessCollection AnyRegexOutput AnySequence AnySubject
        AnySubscriber Array ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
        AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
        AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence
        AsyncThrowingDropWhileSequence AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence
        AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence AsyncThrowingStream Atomic AtomicLazyReference
        AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable AtomicStoreOrdering
        AtomicUpdateOrdering AttributeContainer AttributeDynamicLookup AttributeScope
        AttributeScopeCodableConfiguration AttributeScopes AttributedString AttributedStringAttributeMutation
        AttributedStringKey AttributedStringProtocol AttributedSubstring AutoreleasingUnsafeMutablePointer
        BidirectionalCollection BidirectionalIndexable BidirectionalSlice BinaryFloatingPoint BinaryInteger
        BitwiseCopyable BlockOperation Bool BooleanLiteralType Bundle ByteCountFormatStyle ByteCountFormatter
        CBool CChar CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort
        CSignedChar CUnsignedChar CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer
        CVarArg CWideChar CachedURLResponse Calendar Cancellable CancellationError Capture CaseIterable
        Character CharacterClass CharacterSet CheckedContinuation ChoiceOf Clock ClosedRange ClosedRangeIndex
        CocoaError Codable CodableAttributedStringKey CodableConfiguration CodableWithConfiguration CodingKey
        CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne Combine
        CommandLine Comparable ComparableComparator Comparator ComparisonResult ConcurrentValue
        ConnectablePublisher ContiguousArray ContiguousBytes ContinuousClock Copyable CountableClosedRange
        CountablePartialRangeFrom CountableRange CurrencyFormatStyleConfiguration CurrentValueSubject
        CustomCombineIdentifierConvertible CustomConsumingRegexComponent CustomDebugStringConvertible
        CustomLeafReflectable CustomNSError CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable
        CustomReflectable CustomStringConvertible Darwin DarwinBoolean Data DataProtocol Date DateComponents
        DateFormatter DateInterval DateIntervalFormatter Decimal Decodable DecodableAttributedStringKey
        DecodableWithConfiguration Decoder DecodingConfigurationProviding DecodingError
        DefaultBidirectionalIndices DefaultIndices DefaultRandomAccessIndices DefaultStringInterpolation
        Deferred DescriptiveNumberFormatConfiguration Dictionary DictionaryIndex DictionaryIterator
        DictionaryLiteral Dimension DiscardingTaskGroup DiscontiguousAttributedSubstring DiscontiguousSlice
        DiscreteFormatStyle DispatchData DispatchDataIterator DispatchGroup DispatchIO DispatchObject
        DispatchPredicate DispatchQoS DispatchQueue DispatchSemaphore DispatchSource DispatchSourceHandler
        DispatchSourceProtocol DispatchSourceRead DispatchSourceSignal DispatchSourceTimer
        DispatchSourceUserDataAdd DispatchSourceUserDataOr DispatchSourceUserDataReplace DispatchSourceWrite
        DispatchSpecificKey DispatchTime DispatchTimeInterval DispatchTimeoutResult DispatchWallTime
        DispatchWorkItem DispatchWorkItemFlags Double DropFirstSequence DropWhileSequence Duration
        DurationProtocol EmptyCollection EmptyIterator Encodable EncodableAttributedStringKey
        EncodableWithConfiguration Encoder EncodingConfigurationProviding EncodingError EnergyFormatter
        EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob
        ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral
        ExpressibleByExtendedGraphemeClusterLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral
        ExpressibleByNilLiteral ExpressibleByStringInterpolation ExpressibleByStringLiteral
        ExpressibleByUnicodeScalarLiteral Expression ExtendedGraphemeClusterType Fail FileAttributeKey
        FileAttributeType FileHandle FileManager FileManagerDelegate FileProtectionType FixedWidthInteger
        FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex FlattenCollection
        FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80 FloatLiteralType
        FloatingPoint FloatingPointClassification FloatingPointFormatStyle FloatingPointParseStrategy
        FloatingPointRoundingRule FloatingPointSign FormatStyle FormatStyleCapitalizationContext Formatter
        Foundation Future Glibc GlobalActor HTTPCookie HTTPCookiePropertyKey HTTPCookieStorage HTTPURLResponse
        Hashable Hasher Host IBAction IBDesignable IBInspectable IBOutlet IBSegueAction ISO8601DateFormatter
        Identifiable IndexPath IndexSet Indexable IndexableBase IndexingIterator InflectionRule InlineArray
        InputStream InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerFormatStyle IntegerLiteralType
        IntegerParseStrategy IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority JoinedIterator
        JoinedSequence Just KeyPath KeyPathComparator KeyValuePairs KeyedDecodingContainer
        KeyedDecodingContainerProtocol KeyedEncodingContainer KeyedEncodingContainerProtocol
        LazyBidirectionalCollection LazyCollection LazyCollectionProtocol LazyDropWhileBidirectionalCollection
        LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator LazyDropWhileSequence
        LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
        LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator
        LazyMapRandomAccessCollection LazyMapSequence LazyPrefixWhileBidirectionalCollection
        LazyPrefixWhileCollection LazyPrefixWhileIndex LazyPrefixWhileIterator LazyPrefixWhileSequence
        LazyRandomAccessCollection LazySequence LazySequenceProtocol LengthFormatter ListFormatStyle Local
        Locale LocalizedError Lookahead LosslessStringConvertible MachO MainActor ManagedBuffer
        ManagedBufferPointer MarkdownDecodableAttributedStringKey MassFormatter Measurement MemoryLayout Mirror
        MirrorPath Morphology MutableBidirectionalSlice MutableCollection MutableDataProtocol MutableIndexable
        MutableRandomAccessSlice MutableRangeReplaceableBidirectionalSlice
        MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice MutableRawSpan MutableSlice
        MutableSpan Mutex NegativeLookahead Never Notification NotificationCenter NotificationQueue
        NumberFormatStyleConfiguration NumberFormatter Numeric OSStatus ObjCBool ObjectIdentifier Observable
        ObservableObject ObservableObjectPublisher ObservationRegistrar Observations One OneOrMore OpaquePointer
        OperatingSystemVersion Operation OperationQueue OptionSet Optional Optionally OutputRawSpan OutputSpan
        OutputStream POSIXError ParseStrategy ParseableFormatStyle PartialAsyncTask PartialKeyPath
        PartialRangeFrom PartialRangeThrough PartialRangeUpTo PassthroughSubject PersonNameComponents
        PersonNameComponentsFormatter Pipe PlaygroundQuickLook Port PortDelegate PortMessage Predicate
        PredicateBindings PredicateError PredicateExpression PredicateExpressions PrefixSequence Process
        ProcessInfo Progress ProgressKind ProgressReporting ProgressUserInfoKey PropertyListDecoder
        PropertyListEncoder PropertyListSerialization Protocol Published Publisher Publishers QualityOfService
        RandomAccessCollection RandomAccessIndexable RandomAccessSlice RandomNumberGenerator Range
        RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection RangeReplaceableIndexable
        RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable RawSpan
        RecoverableError Reference ReferenceConvertible ReferenceWritableKeyPath Regex RegexComponent
        RegexComponentBuilder RegexRepetitionBehavior RegexSemanticLevel RegexWordBoundaryKind Repeat Repeated
        Result ReversedCollection ReversedIndex ReversedRandomAccessCollection RunLoop SIMD SIMD16 SIMD2 SIMD3
        SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage Scanner ScopedAttributeContainer Selector Self
        Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger
        SignedNumeric SingleValueDecodingContainer SingleValueEncodingContainer Slice SocketNativeHandle
        SocketPort SortComparator SortDescriptor SortOrder Span StandardPredicateExpression StaticBigInt
        StaticString Stream StreamDelegate StreamNetworkServiceTypeValue StreamSOCKSProxyConfiguration
        StreamSOCKSProxyVersion StreamSocketSecurityLevel StrideThrough StrideThroughIterator StrideTo
        StrideToIterator Strideable String StringInterpolationConvertible StringInterpolationProtocol
        StringLiteralType StringProtocol StringStyle StringTransform Subject Subscriber Subscribers Subscription
        Subscriptions Substring SuspendingClock Swift SystemRandomNumberGenerator Task TaskExecutor TaskGroup
        TaskLocal TaskPriority TextOutputStream TextOutputStreamable Thread ThrowingDiscardingTaskGroup
        ThrowingTaskGroup TimeInterval TimeZone Timer TryCapture Type UIKit UInt UInt128 UInt16 UInt32 UInt64
        UInt8 URL URLAuthenticationChallenge URLAuthenticationChallengeSender URLCache URLComponents
        URLCredential URLCredentialStorage URLError URLFileResourceType URLProtectionSpace URLProtocol
        URLProtocolClient URLQueryItem URLRequest URLResourceKey URLResourceValues URLResponse URLSession
        URLSessionConfiguration URLSessionDataDelegate URLSessionDataTask URLSessionDelegate
        URLSessionDownloadDelegate URLSessionDownloadTask URLSessionDownloadTaskResumeData
        URLSessionStreamDelegate URLSessionStreamTask URLSessionTask URLSessionTaskDelegate
        URLSessionTaskMetrics URLSessionTaskTransactionMetrics URLSessionUploadTask URLSessionWebSocketDelegate
        URLSessionWebSocketTask UUID UnboundedRange UnboundedRange_ UnfoldFirstSequence UnfoldSequence Unicode
        UnicodeCodec UnicodeDecodingResult UnicodeScalar UnicodeScalarType Unit UnitAcceleration UnitAngle
        UnitArea UnitConcentrationMass UnitConverter UnitConverterLinear UnitDispersion UnitDuration
        UnitElectricCharge UnitElectricCurrent UnitElectricPotentialDifference UnitElectricResistance UnitEnergy
        UnitFrequency UnitFuelEfficiency UnitIlluminance UnitInformationStorage UnitLength UnitMass UnitPower
        UnitPressure UnitSpeed UnitTemperature UnitVolume UnkeyedDecodingContainer UnkeyedEncodingContainer
        Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer
        UnsafeBufferPointerIterator UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask
        UnsafeMutableBufferPointer UnsafeMutablePointer UnsafeMutableRawBufferPointer
        UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer UnsafeRawBufferPointer
        UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation
        UnsignedInteger UserDefaults Void WordPair WritableKeyPath XMLDTD XMLDTDNode XMLDocument XMLElement
        XMLNode XMLParser XMLParserDelegate ZeroOrMore Zip2Iterator Zip2Sequence
        """
}
