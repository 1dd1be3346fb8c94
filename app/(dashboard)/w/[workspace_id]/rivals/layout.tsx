import QueriesLayout from "../../../queries-layout.tsx";

export default QueriesLayout;
